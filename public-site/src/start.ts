import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { getQueryClient } from '@charity-site/api-client/http';

// Each query has a type of its own; here only its key and its function matter.
type AnyQuery = { queryKey: QueryKey; queryFn?: unknown };

/** Begins to ask, and waits for nothing: the page's code and its data travel side by side. */
export const start = (...queries: AnyQuery[]): null => {
  for (const query of queries) void getQueryClient().prefetchQuery(query as FetchQueryOptions);
  return null;
};
