import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { watchConnection } from './connection';

/** How long, in milliseconds, an answer counts as fresh: going back to a page asks nothing. */
const FRESH_FOR = 30_000;
const RETRY_AFTER = 500;

const statusOf = (error: unknown) => (error as { response?: { status?: number } } | null)?.response?.status;

const isBrief = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === undefined || status === 502 || status === 503 || status === 504;
};

/** Whether a query failed for a reason that may have passed; a refusal (4xx) would be the same again. */
const mayBeMended = ({ state }: Query): boolean => {
  if (state.status !== 'error') return false;
  const status = statusOf(state.error);
  return status === undefined || status >= 500;
};

/** A query that succeeds after it had failed takes the other failed queries on the page with it. */
const mendingCache = (): QueryCache => {
  const failed = new WeakSet<object>();
  return new QueryCache({
    onError: (_error, query) => void failed.add(query),
    onSuccess: (_data, query) => {
      if (failed.delete(query))
        void getQueryClient().refetchQueries({ type: 'active', predicate: mayBeMended }, { cancelRefetch: false });
    },
  });
};

let client: QueryClient | undefined;

/**
 * The one query client of the running page, made at the first call. Only what may pass by itself (no answer, a gateway
 * restarting) is asked again, once; anything else is shown at once, with 'Try again' beside it. One success, or the line
 * coming back, asks again for everything on the page that failed.
 */
export const getQueryClient = (): QueryClient => {
  if (client) return client;
  watchConnection();
  client = new QueryClient({
    queryCache: mendingCache(),
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        retry: (failures, error) => failures < 1 && isBrief(error),
        retryDelay: RETRY_AFTER,
        refetchOnWindowFocus: false,
        refetchOnReconnect: mayBeMended,
        // Without it a query waits for the browser to think itself online, and the visitor looks at a skeleton for good.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
};
