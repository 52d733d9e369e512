/**
 * The exports of `@tanstack/react-query` that the shell shares with remotes. Suspense, hydration,
 * streaming and persistence are left out; see reactRouterDom.ts for the rule.
 */
export type * from 'react-query-unshared';
export {
  hashKey,
  infiniteQueryOptions,
  isCancelledError,
  keepPreviousData,
  matchQuery,
  MutationCache,
  mutationOptions,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useMutation,
  usePrefetchQuery,
  useQueries,
  useQuery,
  useQueryClient,
} from 'react-query-unshared';
