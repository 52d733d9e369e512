import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { watchConnection } from './connection';

/** Stale time and retry delay in ms. Back to a page within the stale time sends no request. */
const STALE_TIME = 30_000;
const RETRY_DELAY = 500;

const statusOf = (error: unknown) =>
  (error as { response?: { status?: number } } | null)?.response?.status;

const isTemporary = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === undefined || status === 502 || status === 503 || status === 504;
};

/** True if a query failed for a reason that can pass. A 4xx would fail again. */
const isRecoverable = ({ state }: Query): boolean => {
  if (state.status !== 'error') return false;
  const status = statusOf(state.error);
  return status === undefined || status >= 500;
};

/** A cache that refetches all failed queries of the page when one of them succeeds. */
const createRecoveringCache = (): QueryCache => {
  const failed = new WeakSet<object>();
  return new QueryCache({
    onError: (_error, query) => void failed.add(query),
    onSuccess: (_data, query) => {
      if (failed.delete(query))
        void getQueryClient().refetchQueries(
          { type: 'active', predicate: isRecoverable },
          { cancelRefetch: false },
        );
    },
  });
};

let client: QueryClient | undefined;

/**
 * The page's query client, created at the first call. Retries once after a temporary failure (no
 * response, a gateway error); other errors show at once, with 'Try again'. One success or a
 * restored connection refetches all failed queries.
 */
export const getQueryClient = (): QueryClient => {
  if (client) return client;
  watchConnection();
  client = new QueryClient({
    queryCache: createRecoveringCache(),
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME,
        retry: (failures, error) => failures < 1 && isTemporary(error),
        retryDelay: RETRY_DELAY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: isRecoverable,
        // By default a query pauses while the browser reports offline, and the skeleton stays.
        networkMode: 'always',
        // The server refetches nothing: a failed query renders as failed, not as loading.
        retryOnMount: typeof window !== 'undefined',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
};
