import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { getQueryClient } from '@charity-site/api-client/http';
import { getToken } from '@charity-site/api-client/session';

// Each query has a type of its own; here only its key and its function matter.
type AnyQuery = { queryKey: QueryKey; queryFn?: unknown };

/**
 * Begins to ask, and waits for nothing: a screen's code and its data travel side by side. Without a
 * token nothing is asked: the guard sends that visitor to the login.
 */
export const start = (...queries: AnyQuery[]): null => {
  if (getToken()) for (const query of queries) void getQueryClient().prefetchQuery(query as FetchQueryOptions);
  return null;
};
