import type { Page } from '@charity-site/api-client';
import { getQueryClient } from '@charity-site/api-client/http';
import { redirect } from 'react-router-dom';
import { listQueryString } from '../components/list/usePageNumber';
import { prefetch, type AnyQuery } from './prefetch';

/**
 * Prefetches the queries of a list page. On the server, a page number beyond the end redirects to
 * the last page; in the browser components/list/PagedCards does.
 * @param params of the list in the URL
 */
export const prefetchList = (
  params: { page: number; category?: string },
  list: AnyQuery,
  ...others: AnyQuery[]
): null | Promise<null> => {
  const pending = prefetch(list, ...others);
  return (
    pending &&
    pending.then(() => {
      const { totalPages = 0 } = getQueryClient().getQueryData<Page<unknown>>(list.queryKey) ?? {};
      if (params.page > totalPages && totalPages > 0)
        throw redirect(listQueryString({ ...params, page: totalPages }) || '?page=1');
      return null;
    })
  );
};
