import type { ReactNode } from 'react';

/** A component as a documentation page draws it: rendered for real, but it cannot be used. */
export interface Drawing {
  show: ReactNode;
  /** Width in CSS pixels; otherwise as wide as there is room. */
  width?: number;
  /** Height in CSS pixels, for what is as high as its window, such as a dialog. */
  height?: number;
  /** Scale of whole screens, such as 0.5. Width and height are those before scaling. */
  zoom?: number;
}

/** A numbered part of a component. */
interface Part {
  /** CSS selector of the part in the drawing; the first match counts. */
  at: string;
  name: string;
  /** Content or purpose of the part. */
  text: string;
}

/** A rule, and a drawing that follows or breaks it. */
interface Ruled {
  says: string;
  show: ReactNode;
}

/** Words and drawings of a component's documentation page. Texts are Markdown. */
export interface Guide {
  /** Its import, where that is not its name from '@charity-site/ui-kit'. */
  imports?: string;
  whatFor: string;
  whenNot: readonly string[];
  anatomy: Drawing & { parts: readonly Part[] };
  /**
   * Two drawings side by side; by default of the size of the anatomy, and smaller where that is
   * scaled.
   */
  pair: Omit<Drawing, 'show'> & { do: Ruled; dont: Ruled };
  /** Rules that are not drawn. */
  do?: readonly string[];
  dont?: readonly string[];
  accessibility: string;
}
