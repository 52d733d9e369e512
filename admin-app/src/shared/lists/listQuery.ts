import type { ListQuery } from '@charity-site/api-client';
import { dateColumnOf, ordersOf, type AnyContentType } from '@charity-site/api-client/entities';
import type { ListParams } from './useListParams';

/** Order and dates, as far as the list supports them: a link can name those of another list. */
const orderAndDates = ({ sort, from, to }: ListParams, type: AnyContentType): ListQuery => ({
  ...(sort && sort !== ordersOf(type)[0] && ordersOf(type).includes(sort) && { sort }),
  ...(dateColumnOf(type) && { ...(from && { from }), ...(to && { to }) }),
});

/**
 * Converts the list state to the query of the API call.
 * @param pageSize items per page, unless the params contain a number
 * @param type content type of a list that can be sorted and filtered by date
 */
export const listQuery = (
  params: ListParams,
  pageSize: number,
  type?: AnyContentType,
): ListQuery => {
  const { page, search, category, read, status, limit } = params;
  return {
    page,
    limit: limit || pageSize,
    ...(search.trim() && { search: search.trim() }),
    ...(category && { category }),
    ...(status && { status }),
    ...((read === 'true' || read === 'false') && { read: read === 'true' }),
    ...(type && orderAndDates(params, type)),
  };
};
