/** What every paged answer carries besides its array; pages count from 1, and there is at least one (docs/product.md 7.2). */
export interface Paging {
  currentPage: number;
  totalPages: number;
  totalItems: number;
}

/** Items a page when none are asked for, and the most that can be asked for (docs/product.md 7.2). */
export const PAGE_SIZE = 10;
export const PAGE_SIZE_MAX = 9999;
