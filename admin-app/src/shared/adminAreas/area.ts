import type { Action, AnyContentType } from '@charity-site/api-client/entities';
import type { AreaName } from '@charity-site/ui-kit';

/** One screen of the admin area, with the words of other screens about it. */
export interface Area {
  /** Path segment: 'partners' for /admin/partners. */
  path: string;
  /** Its only name in menus, lists of places and search. */
  label: string;
  /** Another name that people know it by, which screen readers add. */
  also?: string;
  icon: AreaName;
  /** Public page that shows what it edits; the first one of `EDITED_PAGES` when left out. */
  href?: string;
  /** Sentence about where visitors see it; when left out, it names the pages. */
  text?: string;
  /** End of the sentence that names the pages. */
  more?: string;
  /** Its content on a page, in a few words; by the page's title if each shows another part. */
  holds?: string | Readonly<Record<string, string>>;
  /**
   * The action whose roles see it; `editSite` by default. The server rejects the calls of others.
   */
  action?: Action;
  /**
   * Paths of the definitions that it edits; `path` when left out. The first one is counted on the
   * dashboard.
   */
  edits?: readonly string[];
  /** The action that adds an item, for screens that offer it outside the list. */
  adds?: string;
  /** The content type of a list. */
  content?: AnyContentType;
  /** Sentence about stored samples that visitors see. */
  sample?: string;
  /**
   * Sentence about the empty place that visitors see while nothing is stored; left out where they
   * miss nothing.
   */
  gap?: string;
  /** True if a sample or gap can cost people money or trust. */
  isUrgent?: true;
  /** The step of a new site that fills it. */
  firstStep?: string;
}

/** One entry of the sidebar. */
export interface AreaGroup {
  label: string;
  icon: AreaName;
  /** Path segment of the group's own screen. Its areas are opened there, and not in the sidebar. */
  path?: string;
  areas: readonly Area[];
}

/** The area of a content type. */
export const contentArea = (type: AnyContentType, others: Partial<Area> = {}): Area => ({
  path: type.path,
  label: type.label,
  icon: 'caseStudies',
  action: 'editContent',
  edits: [type.path],
  content: type,
  ...others,
});
