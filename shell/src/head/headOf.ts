import { canonicalPath } from '@charity-site/api-client/entities';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import type { HeadContext, PageHead, RouteHandle } from '../contract';

/** The parts of a route match that describe the page's head. */
export interface HeadMatch {
  pathname: string;
  params: Params;
  route: { handle?: unknown };
}

const statusOf = (error: unknown) =>
  (error as { response?: { status?: number } } | null)?.response?.status;

/**
 * The page's head from the deepest match with `handle.head`; `{}` if no match has one. Works in the
 * browser and on the server.
 * @param matches the router's matches, outermost first
 * @param search the query string of the page's URL
 * @param client holds the data of the page's queries
 */
export const headOf = (
  matches: readonly HeadMatch[],
  search: string,
  client: QueryClient,
): PageHead => {
  const match = [...matches]
    .reverse()
    .find(({ route }) => (route.handle as RouteHandle | undefined)?.head);
  const { head } = (match?.route.handle ?? {}) as RouteHandle;
  const page = matches.at(-1);
  if (!match || !page || !head) return {};
  const searchParams = new URLSearchParams(search);
  const context: HeadContext = {
    params: page.params,
    query: searchParams,
    read: ({ queryKey }) => client.getQueryData(queryKey),
    isMissing: ({ queryKey }: { queryKey: QueryKey }) =>
      statusOf(client.getQueryState(queryKey)?.error) === 404,
  };
  const described = head(context);
  if (described.missing) return described;
  const { canonical = page.pathname.replace(/(.)\/$/, '$1') } = described;
  const { query = [] } = (page.route.handle ?? {}) as RouteHandle;
  return { ...described, canonical: canonicalPath(canonical, query, searchParams) };
};
