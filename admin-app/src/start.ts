import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { getQueryClient } from '@charity-site/api-client/http';
import { getToken } from '@charity-site/api-client/session';

// Queries have different types; only key, function and age limit matter here.
type AnyQuery = { queryKey: QueryKey; queryFn?: unknown; staleTime?: unknown };

/**
 * Starts queries without waiting for them, so that code and data load in parallel. Without a token it does nothing,
 * because the visitor is redirected to the login.
 */
export const start = (...queries: AnyQuery[]): null => {
  if (getToken()) for (const query of queries) void getQueryClient().prefetchQuery(query as FetchQueryOptions);
  return null;
};
