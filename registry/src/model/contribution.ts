/**
 * Marked places of pages in which widgets show (shell contract 1.3). Those of the administrator's
 * area begin with `admin.`.
 */
export type SlotName = 'home.beforeFooter' | 'update.afterText' | 'admin.dashboard';

interface ContributionBase {
  /** Its text on the page; a widget's text names it for the administrator. */
  label: string;
  /**
   * Position among the contributions to the same place, from 0; default 100. Equal ones follow the
   * name of their remote.
   */
  order?: number;
}

/** A link in the public menu, in the footer or in the administrator's sidebar. */
export interface LinkContribution extends ContributionBase {
  at: 'menu' | 'footer' | 'sidebar';
  /** Where it leads: a path below the remote's own prefixes. */
  path: string;
  /**
   * An entry of the menu that shows in one of its two forms only: the bar of wide screens, or the
   * drawer of phones.
   */
  on?: 'desktop' | 'phone';
}

/** A tile of the dashboard. */
interface TileContribution extends ContributionBase {
  at: 'tiles';
  path: string;
  /** An exposed module whose default export shows the tile's number, such as `./OpenOrders`. */
  module?: string;
}

/** A component in a slot. It is loaded once the page has started. */
interface WidgetContribution extends ContributionBase {
  at: SlotName;
  /**
   * An exposed module with the component as its default export: `./LatestGifts` is the file
   * src/LatestGifts.tsx.
   */
  module: string;
  /** Height in CSS pixels that the page keeps free for it until it shows. */
  height?: number;
}

/**
 * An addition of a remote to the pages of other remotes: `federation.contributions` in its
 * package.json (shell contract 1.3).
 */
export type Contribution = LinkContribution | TileContribution | WidgetContribution;
