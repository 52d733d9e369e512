import { siteSearchQuery, updatesQuery } from '@charity-site/api-client';
import { getQueryClient } from '@charity-site/api-client/http';
import { start } from '../../loaders/start';
import { HOME_PREVIEW } from '../home/preview';
import { siteSearchParams } from './asked';

/** Prefetches a search; on the server also the queries of NothingFound if there are no results. */
export const startSearch = (query: URLSearchParams): null | Promise<null> => {
  const asked = siteSearchParams(query);
  const instead = () => start(updatesQuery(HOME_PREVIEW));
  if (!asked.q) return instead();
  const begun = start(siteSearchQuery(asked));
  const isEmpty = () =>
    getQueryClient().getQueryData(siteSearchQuery(asked).queryKey)?.totalItems === 0;
  return begun && begun.then(() => (isEmpty() ? instead() : null));
};
