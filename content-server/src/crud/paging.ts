import type { Paging, AnyListing } from '@charity-site/api-client/entities';
import type { ListQuery } from './listQuery';
import { answerOf } from './rows';
import type { Page } from './store';

/** A paged answer: the named array and the paging fields. There is always at least one page (docs/product.md 7.2). */
export const pagedAnswer = (
  { items }: AnyListing,
  { page, limit }: ListQuery,
  { rows, totalItems }: Page,
): Paging & Record<string, unknown> => ({
  [items]: rows.map(answerOf),
  currentPage: page,
  totalPages: Math.max(1, Math.ceil(totalItems / limit)),
  totalItems,
});
