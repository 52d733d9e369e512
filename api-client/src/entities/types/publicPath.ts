import type { AnyContentType, AnyListing } from './contentType';

/** Id and address of an item's page. */
export interface Addressed {
  _id: string;
  /**
   * The readable last part of its address, such as '2026-borehole-at-chikwete'; left out or ''
   * while it has none.
   */
  slug?: string;
}

/** Path of an item's own page. `pages` is the path of all of them, such as '/updates'. */
export const itemPagePath = (pages: string, { _id, slug }: Addressed): string =>
  `${pages}/${slug || _id}`;

/** Path of the public page that shows an item; undefined for a type that no page is named for. */
export const publicPath = (
  { pages, shownOn }: Pick<AnyContentType, 'pages' | 'shownOn'>,
  item: Addressed,
): string | undefined => (pages === undefined ? shownOn : itemPagePath(pages, item));

/** A listing whose items have pages of their own, at `<pages>/<slug>`. */
export type PagedListing = AnyListing & { pages: string };

/** True if the items of a listing have pages of their own. */
export const hasPages = <Listed extends AnyListing>(
  listed: Listed & Pick<AnyContentType, 'pages'>,
): listed is Listed & { pages: string } => listed.pages !== undefined;
