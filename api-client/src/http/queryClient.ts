import { QueryClient } from '@tanstack/react-query';

/** How long, in milliseconds, an answer counts as fresh: going back to a page asks nothing. */
const FRESH_FOR = 30_000;
const RETRY_AFTER = 500;

const isBrief = (error: unknown): boolean => {
  const status = (error as { response?: { status?: number } }).response?.status;
  return status === undefined || status === 502 || status === 503 || status === 504;
};

let client: QueryClient | undefined;

/**
 * The one query client of the running page, made at the first call. Only what may pass by itself (no answer, a gateway
 * restarting) is asked again, once; anything else is shown at once, with 'Try again' beside it (DECISIONS 17).
 */
export function getQueryClient(): QueryClient {
  client ??= new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        retry: (failures, error) => failures < 1 && isBrief(error),
        retryDelay: RETRY_AFTER,
        refetchOnWindowFocus: false,
        // Without it a query waits for the browser to think itself online, and the visitor looks at a skeleton for good.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
