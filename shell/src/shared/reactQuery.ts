/**
 * What the shell offers the remotes under the name `@tanstack/react-query`. Left out are suspense, server hydration,
 * streaming and persistence, which nothing here can use yet; see reactRouterDom.ts for the rule.
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
