import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';

/** Query of the signed-in administrator; fetched once per visit, and again after account changes. */
export const administratorQuery = () =>
  queryOptions({
    queryKey: ['administrator'] as const,
    queryFn: async ({ signal }) => (await api.auth.verify(signal)).admin,
    staleTime: Infinity,
    retry: false,
  });

/** The signed-in administrator or editor; undefined while nobody is known. */
export function useAdministrator() {
  return useQuery({ ...administratorQuery(), enabled: false }).data;
}
