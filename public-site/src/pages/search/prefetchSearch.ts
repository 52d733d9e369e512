import { siteSearchQuery, updatesQuery } from '@charity-site/api-client';
import { getQueryClient } from '@charity-site/api-client/http';
import { prefetch } from '../../loaders/prefetch';
import { HOME_PREVIEW } from '../home/preview';
import { siteSearchParams } from './siteSearchParams';

/** Prefetches a search; on the server also the queries of NothingFound if there are no results. */
export const prefetchSearch = (searchParams: URLSearchParams): null | Promise<null> => {
  const params = siteSearchParams(searchParams);
  const prefetchFallback = () => prefetch(updatesQuery(HOME_PREVIEW));
  if (!params.q) return prefetchFallback();
  const pending = prefetch(siteSearchQuery(params));
  const isEmpty = () =>
    getQueryClient().getQueryData(siteSearchQuery(params).queryKey)?.totalItems === 0;
  return pending && pending.then(() => (isEmpty() ? prefetchFallback() : null));
};
