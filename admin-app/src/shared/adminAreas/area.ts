import { pagesShowing, type AnyContentType } from '@charity-site/api-client/entities';
import type { AreaName } from '@charity-site/ui-kit';

/** Where visitors see what a screen edits. */
interface Appearance {
  /** One sentence. */
  text: string;
  /** A public page that shows it. */
  href: string;
}

/** One screen of the admin area. */
export interface Area {
  /** Path segment: 'partners' for /admin/partners. */
  path: string;
  /** Its only name in menus, lists of places and search. */
  label: string;
  /** Another name that people know it by, which screen readers add. */
  also?: string;
  icon: AreaName;
  /** Undefined for screens that change nothing on the public site. */
  appearance?: Appearance;
  /** Editors see it, too. The server refuses them the calls of the others. */
  isForEditors?: true;
  /**
   * Paths of the definitions that it edits; `path` when left out. The first one is counted on the
   * dashboard.
   */
  edits?: readonly string[];
  /** The action that adds an item, for screens that offer it outside the list. */
  adds?: string;
  /** The content type of a list. */
  content?: AnyContentType;
}

/** One entry of the sidebar. */
export interface AreaGroup {
  label: string;
  icon: AreaName;
  /** Path segment of the group's own screen. Its areas are opened there, and not in the sidebar. */
  path?: string;
  areas: readonly Area[];
}

type Others = Partial<Omit<Area, 'path' | 'icon' | 'appearance'> & Appearance>;

/**
 * The place of what a screen edits, by the table of the public pages; undefined when no page shows
 * it.
 */
const appearanceOf = (path: string): Appearance | undefined => {
  const pages = pagesShowing(path);
  const [first] = pages;
  if (!first) return undefined;
  // Without a formatter, whose first use keeps a cheap phone busy at the start.
  const titles = pages.map(({ title }) => title).join(', ');
  return {
    text: `On the ${pages.length === 1 ? 'page' : 'pages'} ${titles.replace(/, ([^,]+)$/, ' and $1')}.`,
    href: first.path,
  };
};

/**
 * An area that edits what visitors see. Where they see it follows from the public pages, unless it
 * is given.
 */
export const area = (path: string, label: string, icon: AreaName, given: Others = {}): Area => {
  const { text = '', href, ...others } = { ...appearanceOf(path), ...given };
  return { path, label, icon, ...(href && { appearance: { text, href } }), ...others };
};

/** The area of a content type. */
export const contentArea = (
  type: AnyContentType,
  icon: AreaName = 'caseStudies',
  { path = type.path, ...others }: Others & { path?: string } = {},
): Area =>
  area(path, type.label, icon, {
    isForEditors: true,
    edits: [type.path],
    content: type,
    ...others,
  });
