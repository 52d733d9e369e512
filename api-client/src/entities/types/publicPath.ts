import type { AnyContentType, AnyListing } from './contentType';

/** Id and slug of an item. */
export interface Addressed {
  _id: string;
  /** Last part of the page's path, such as '2026-borehole-at-chikwete'; unset or '' without one. */
  slug?: string;
}

/** Path of an item's page. `pages` is the path above it, such as '/updates'. */
export const itemPagePath = (pages: string, { _id, slug }: Addressed): string =>
  `${pages}/${slug || _id}`;

/** Path of the public page that shows an item; undefined if its type has no page. */
export const publicPath = (
  { pages, shownOn }: Pick<AnyContentType, 'pages' | 'shownOn'>,
  item: Addressed,
): string | undefined => (pages === undefined ? shownOn : itemPagePath(pages, item));

/** A listing with item pages, at `<pages>/<slug>`. */
export type PagedListing = AnyListing & { pages: string };

/** True if a listing has item pages. */
export const hasPages = <Listed extends AnyListing>(
  listed: Listed & Pick<AnyContentType, 'pages'>,
): listed is Listed & { pages: string } => listed.pages !== undefined;
