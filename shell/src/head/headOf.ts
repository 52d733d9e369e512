import { canonicalPath } from '@charity-site/api-client/entities';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import type { HeadContext, PageHead, RouteHandle } from '../contract';

/** The fields of a route match that `headOf` reads. */
export interface HeadMatch {
  pathname: string;
  params: Params;
  route: { handle?: unknown };
}

const statusOf = (error: unknown) =>
  (error as { response?: { status?: number } } | null)?.response?.status;

/**
 * The page's head from the innermost match with `handle.head`; `{}` if no match has one. Params and
 * canonical path are those of the innermost match. Works in the browser and on the server.
 * @param matches the router's matches, outermost first
 * @param search the query string of the page's URL
 * @param client holds the data of the page's queries
 */
export const headOf = (
  matches: readonly HeadMatch[],
  search: string,
  client: QueryClient,
): PageHead => {
  const headMatch = [...matches]
    .reverse()
    .find(({ route }) => (route.handle as RouteHandle | undefined)?.head);
  const { head } = (headMatch?.route.handle ?? {}) as RouteHandle;
  const leafMatch = matches.at(-1);
  if (!headMatch || !leafMatch || !head) return {};
  const searchParams = new URLSearchParams(search);
  const context: HeadContext = {
    params: leafMatch.params,
    query: searchParams,
    read: ({ queryKey }) => client.getQueryData(queryKey),
    isMissing: ({ queryKey }: { queryKey: QueryKey }) =>
      statusOf(client.getQueryState(queryKey)?.error) === 404,
  };
  const pageHead = head(context);
  if (pageHead.missing) return pageHead;
  const { canonical = leafMatch.pathname.replace(/(.)\/$/, '$1') } = pageHead;
  const { query = [] } = (leafMatch.route.handle ?? {}) as RouteHandle;
  return { ...pageHead, canonical: canonicalPath(canonical, query, searchParams) };
};
