import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { getQueryClient } from '@charity-site/api-client/http';

// Queries have different types; only key and function matter here.
type AnyQuery = { queryKey: QueryKey; queryFn?: unknown };

/** Starts queries without waiting for them, so that code and data load in parallel. */
export const start = (...queries: AnyQuery[]): null => {
  for (const query of queries) void getQueryClient().prefetchQuery(query as FetchQueryOptions);
  return null;
};
