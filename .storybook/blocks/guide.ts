import type { ReactNode } from 'react';

/** A live example on a documentation page. It is inert. */
export interface Example {
  example: ReactNode;
  /** Width in CSS pixels; the available width by default. */
  width?: number;
  /** Height in CSS pixels, for components that fill the window, such as a dialog. */
  height?: number;
  /** Scale of whole screens, such as 0.5. Width and height are those before scaling. */
  zoom?: number;
}

/** A numbered part of a component. */
interface Part {
  /** CSS selector of the part in the example; the first match counts. */
  selector: string;
  name: string;
  /** Content or purpose of the part. */
  text: string;
}

/** A rule, and an example that follows or breaks it. */
interface Rule {
  text: string;
  example: ReactNode;
}

/**
 * Texts and examples of a component's documentation page. Texts are Markdown, except for `text`.
 */
export interface Guide {
  /** Import statement; by default the component's name from '@charity-site/ui-kit'. */
  imports?: string;
  whenToUse: string;
  whenNotToUse: readonly string[];
  anatomy: Example & { parts: readonly Part[] };
  /**
   * Two examples side by side. By default they have the anatomy's size; a zoomed one is smaller.
   */
  doDont: Omit<Example, 'example'> & { do: Rule; dont: Rule };
  /** Rules without an example. */
  do?: readonly string[];
  dont?: readonly string[];
  accessibility: string;
}
