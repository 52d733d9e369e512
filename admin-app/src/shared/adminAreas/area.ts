import type { Action, AnyContentType } from '@charity-site/api-client/entities';
import type { AreaName } from '@charity-site/ui-kit';

/** One screen of the admin area, with what other screens say about it. */
export interface Area {
  /** Path segment: 'partners' for /admin/partners. */
  path: string;
  /** Its name everywhere: menus, breadcrumbs and search. */
  label: string;
  /** Alternative name for screen readers. */
  altLabel?: string;
  icon: AreaName;
  /** Public page that shows what it edits; by default the first one of `EDITED_PAGES`. */
  href?: string;
  /** Sentence about where visitors see it; by default it names the pages. */
  text?: string;
  /** Ending of the default sentence. */
  more?: string;
  /** Short description of its part of a page; by page title if each page shows another part. */
  holds?: string | Readonly<Record<string, string>>;
  /**
   * The action whose roles see it; `editSite` by default. The server rejects other people's calls.
   */
  action?: Action;
  /**
   * Paths of the definitions that it edits; `path` by default. The dashboard counts the first one.
   */
  edits?: readonly string[];
  /** Label of the action that adds an item, on screens other than the list. */
  addLabel?: string;
  /** The content type of a list. */
  content?: AnyContentType;
  /** Shown while visitors see sample content. */
  sample?: string;
  /** Shown while nothing is stored; undefined if visitors miss nothing then. */
  gap?: string;
  /** True if a sample or gap can cost people money or trust. */
  isUrgent?: true;
  /** Its step in the setup checklist. */
  firstStep?: string;
}

/** One entry of the sidebar. */
export interface AreaGroup {
  label: string;
  icon: AreaName;
  /** Path segment of the group's own screen, which then lists its areas instead of the sidebar. */
  path?: string;
  areas: readonly Area[];
}

/** Creates the area of a content type. */
export const contentArea = (type: AnyContentType, others: Partial<Area> = {}): Area => ({
  path: type.path,
  label: type.label,
  icon: 'caseStudies',
  action: type.publishing ? 'writeContent' : 'editContent',
  edits: [type.path],
  content: type,
  ...others,
});
