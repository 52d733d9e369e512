import type { ListQuery } from '@charity-site/api-client';
import type { ListAddress } from './useListAddress';

/** What the server is asked for, as its calls take it. */
export const listQuery = ({ page, search, category, read }: ListAddress, limit: number): ListQuery => ({
  page,
  limit,
  ...(search.trim() && { search: search.trim() }),
  ...(category && { category }),
  ...((read === 'true' || read === 'false') && { read: read === 'true' }),
});
