import type { ListQuery } from '@charity-site/api-client';
import type { ListAddress } from './useListAddress';

/** The list state as parameters of the API call. */
export const listQuery = ({ page, search, category, read, status }: ListAddress, limit: number): ListQuery => ({
  page,
  limit,
  ...(search.trim() && { search: search.trim() }),
  ...(category && { category }),
  ...(status && { status }),
  ...((read === 'true' || read === 'false') && { read: read === 'true' }),
});
