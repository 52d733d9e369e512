import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { watchConnection } from './connection';

/** Time in ms in which an answer counts as fresh, so that going back to a page sends no request. */
const FRESH_FOR = 30_000;
const RETRY_AFTER = 500;

const statusOf = (error: unknown) =>
  (error as { response?: { status?: number } } | null)?.response?.status;

const isBrief = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === undefined || status === 502 || status === 503 || status === 504;
};

/** True if a query failed for a temporary reason. A refusal (4xx) would fail again. */
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
 * answer, a gateway error); other errors show at once, with 'Try again'. One success or a restored
 * connection refetches all failed queries.
 */
export const getQueryClient = (): QueryClient => {
  if (client) return client;
  watchConnection();
  client = new QueryClient({
    queryCache: createRecoveringCache(),
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        retry: (failures, error) => failures < 1 && isBrief(error),
        retryDelay: RETRY_AFTER,
        refetchOnWindowFocus: false,
        refetchOnReconnect: isRecoverable,
        // By default a query waits while the browser reports offline, and the visitor would see a
        // skeleton forever.
        networkMode: 'always',
        // On the server nothing is asked again, so a failed query renders as failed instead of
        // loading.
        retryOnMount: typeof window !== 'undefined',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
};
