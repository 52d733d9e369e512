import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { getQueryClient } from '@charity-site/api-client/http';
import { getToken } from '@charity-site/api-client/session';

/**
 * A query of any data. `queryFn` is a method, so that functions with a typed key are assignable.
 */
export interface AnyQuery {
  queryKey: QueryKey;
  queryFn?(context: QueryFunctionContext): unknown;
  /** In ms; functions are not supported. */
  staleTime?: unknown;
}

const prefetch = ({ staleTime, ...query }: AnyQuery): Promise<void> =>
  getQueryClient().prefetchQuery({ ...query, ...(typeof staleTime === 'number' && { staleTime }) });

/**
 * Prefetches queries without waiting for them, so that code and data load in parallel. Does nothing
 * without a token, because the visitor is redirected to the login.
 */
export const start = (...queries: AnyQuery[]): null => {
  if (getToken()) for (const query of queries) void prefetch(query);
  return null;
};
