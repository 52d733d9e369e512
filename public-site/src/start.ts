import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { getQueryClient } from '@charity-site/api-client/http';

// Queries have different types; only key and function matter here.
type AnyQuery = { queryKey: QueryKey; queryFn?: unknown };

/**
 * Starts queries. The browser does not wait for them, so that code and data load in parallel. The server waits for all of
 * them before it renders; a failed query renders as failed.
 */
export const start = (...queries: AnyQuery[]): null | Promise<null> => {
  const begun = queries.map((query) => getQueryClient().prefetchQuery(query as FetchQueryOptions));
  return typeof document === 'undefined' ? Promise.all(begun).then(() => null) : null;
};
