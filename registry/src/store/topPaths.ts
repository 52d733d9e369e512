import type { DescribedPage } from '../shape/rendering';

/** The first part of the paths of a remote's pages, such as `/updates` of `/updates/:id`. */
export const topPaths = (pages: readonly DescribedPage[]): string[] => [
  ...new Set(pages.filter(({ path }) => path !== '/').map(({ path }) => `/${path.split('/')[1]}`)),
];
