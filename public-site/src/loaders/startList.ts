import type { Page } from '@charity-site/api-client';
import { getQueryClient } from '@charity-site/api-client/http';
import { redirect } from 'react-router-dom';
import { listQueryString } from '../components/list/usePageNumber';
import { start, type AnyQuery } from './start';

/**
 * Starts the queries of a list's page. On the server, a page number beyond the end redirects to the
 * last page; in the browser the page itself does so once the list has come
 * (components/list/PagedCards).
 * @param asked the page number and the category of the URL
 */
export const startList = (
  asked: { page: number; category?: string },
  list: AnyQuery,
  ...others: AnyQuery[]
): null | Promise<null> => {
  const begun = start(list, ...others);
  return (
    begun &&
    begun.then(() => {
      const { totalPages = 0 } = getQueryClient().getQueryData<Page<unknown>>(list.queryKey) ?? {};
      if (asked.page > totalPages && totalPages > 0)
        throw redirect(listQueryString({ ...asked, page: totalPages }) || '?page=1');
      return null;
    })
  );
};
