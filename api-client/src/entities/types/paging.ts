/**
 * Paging fields of a list response. The first page is 1, and there is at least one page
 * (docs/product.md 7.2).
 */
export interface Paging {
  currentPage: number;
  totalPages: number;
  totalItems: number;
}

/** Default and maximum number of items on a page (docs/product.md 7.2). */
export const PAGE_SIZE = 10;
export const PAGE_SIZE_MAX = 9999;

/** Numbers of items on a page that the administrator can choose from. */
export const PAGE_SIZES = [PAGE_SIZE, 50, 100] as const;

/** Days for which a deleted item or singleton can be restored; then it is purged. */
export const TRASH_DAYS = 30;
