import type { Paging, AnyListing } from '@charity-site/api-client/entities';
import type { ListRow } from '../../db/database';
import type { ListQuery } from './listQuery';
import { toResponse } from './rows';

/** One page of stored rows, and the total number of items. */
export interface Page {
  rows: Partial<ListRow>[];
  totalItems: number;
}

/** The paging fields of a response. There is always at least one page (docs/product.md 7.2). */
export const pagingOf = (
  { page, limit }: { page: number; limit: number },
  totalItems: number,
): Paging => ({
  currentPage: page,
  totalPages: Math.max(1, Math.ceil(totalItems / limit)),
  totalItems,
});

/** A paged response: the named array and the paging fields. */
export const pagedResponse = (
  { items }: AnyListing,
  query: ListQuery,
  { rows, totalItems }: Page,
): Paging & Record<string, unknown> => ({
  [items]: rows.map(toResponse),
  ...pagingOf(query, totalItems),
});
