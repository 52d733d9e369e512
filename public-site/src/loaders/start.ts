import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { getQueryClient } from '@charity-site/api-client/http';

/**
 * A query of any data. Its function is a method, because each reads its own key from the context.
 */
export interface AnyQuery {
  queryKey: QueryKey;
  queryFn?(context: QueryFunctionContext): unknown;
}

/**
 * Starts queries. The browser does not wait for them, so that code and data load in parallel. The
 * server waits for all of them before it renders; a failed query renders as failed.
 */
export const start = (...queries: AnyQuery[]): null | Promise<null> => {
  const begun = queries.map((query) => getQueryClient().prefetchQuery(query));
  return typeof document === 'undefined' ? Promise.all(begun).then(() => null) : null;
};
