import type { AnyContentType } from './contentType';

/** Path of the public page that shows an item; undefined for a type that no page is named for. */
export const publicPath = (
  { pages, shownOn }: Pick<AnyContentType, 'pages' | 'shownOn'>,
  id: string,
): string | undefined => (pages === undefined ? shownOn : `${pages}/${id}`);
