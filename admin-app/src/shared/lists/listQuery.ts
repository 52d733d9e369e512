import type { ListQuery } from '@charity-site/api-client';
import { dateColumnOf, ordersOf, type AnyContentType } from '@charity-site/api-client/entities';
import type { ListParams } from './useListParams';

/**
 * The order and the dates of an address, as far as a list has them; a link can name those of
 * another list.
 */
const sorted = ({ sort, from, to }: ListParams, type: AnyContentType): ListQuery => ({
  ...(sort && sort !== ordersOf(type)[0] && ordersOf(type).includes(sort) && { sort }),
  ...(dateColumnOf(type) && { ...(from && { from }), ...(to && { to }) }),
});

/**
 * The list state as parameters of the API call.
 * @param pageSize items on a page, unless the address says another number
 * @param type of a list that can be sorted and limited to some days
 */
export const listQuery = (
  address: ListParams,
  pageSize: number,
  type?: AnyContentType,
): ListQuery => {
  const { page, search, category, read, status, limit } = address;
  return {
    page,
    limit: limit || pageSize,
    ...(search.trim() && { search: search.trim() }),
    ...(category && { category }),
    ...(status && { status }),
    ...((read === 'true' || read === 'false') && { read: read === 'true' }),
    ...(type && sorted(address, type)),
  };
};
