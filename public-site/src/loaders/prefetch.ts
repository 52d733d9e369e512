import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { getQueryClient } from '@charity-site/api-client/http';

/**
 * A query of any data. `queryFn` is a method, so that functions with a narrower context type are
 * assignable.
 */
export interface AnyQuery {
  queryKey: QueryKey;
  queryFn?(context: QueryFunctionContext): unknown;
}

/**
 * Prefetches queries. The browser does not wait for them, so that code and data load in parallel.
 * The server waits for all of them before rendering; a failed query renders its error.
 */
export const prefetch = (...queries: AnyQuery[]): null | Promise<null> => {
  const pending = queries.map((query) => getQueryClient().prefetchQuery(query));
  return typeof document === 'undefined' ? Promise.all(pending).then(() => null) : null;
};
