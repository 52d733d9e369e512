/** Slots of pages for widgets (shell contract 1.3). Slots of the admin area begin with `admin.`. */
export type SlotName = 'home.beforeFooter' | 'update.afterText' | 'admin.dashboard';

interface ContributionBase {
  /** Its text on the page. A widget's text is its name for the administrator. */
  label: string;
  /**
   * Position among the contributions to the same place, from 0; default 100. Equal positions are
   * sorted by the name of the remote.
   */
  order?: number;
}

/** A link in the public menu, in the footer or in the administrator's sidebar. */
export interface LinkContribution extends ContributionBase {
  at: 'menu' | 'footer' | 'sidebar';
  /** Target: a path below the remote's own prefixes. */
  path: string;
  /**
   * Shows a menu entry in only one of the two forms: the bar of wide screens, or the drawer of
   * phones.
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

/** A component in a slot. It is loaded after the page is hydrated. */
interface WidgetContribution extends ContributionBase {
  at: SlotName;
  /**
   * An exposed module whose default export is the component: `./LatestGifts` is
   * src/LatestGifts.tsx.
   */
  module: string;
  /** Height in CSS pixels that the page reserves for it until it shows. */
  height?: number;
}

/**
 * An addition of a remote to the pages of other remotes: `federation.contributions` in its
 * package.json (shell contract 1.3).
 */
export type Contribution = LinkContribution | TileContribution | WidgetContribution;
