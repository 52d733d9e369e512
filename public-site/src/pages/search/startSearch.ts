import { siteSearchQuery, updatesQuery } from '@charity-site/api-client';
import { getQueryClient } from '@charity-site/api-client/http';
import { start } from '../../loaders/start';
import { HOME_PREVIEW } from '../home/preview';
import { siteSearchParams } from './asked';

/**
 * Starts the query of a search, and on the server those of a page without results, which the server
 * only then needs.
 */
export const startSearch = (query: URLSearchParams): null | Promise<null> => {
  const asked = siteSearchParams(query);
  const instead = () => start(updatesQuery(HOME_PREVIEW));
  if (!asked.q) return instead();
  const begun = start(siteSearchQuery(asked));
  const isEmpty = () =>
    getQueryClient().getQueryData(siteSearchQuery(asked).queryKey)?.totalItems === 0;
  return begun && begun.then(() => (isEmpty() ? instead() : null));
};
