import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import { setPerson } from './ownSession';

/** Query of the signed-in person; fetched once per visit, and again after account changes. */
export const administratorQuery = () =>
  queryOptions({
    queryKey: ['administrator'] as const,
    queryFn: async ({ signal }) => {
      const { admin } = await api.auth.verify(signal);
      setPerson(admin._id);
      return admin;
    },
    staleTime: Infinity,
    retry: false,
  });

/** The signed-in person; undefined while unknown. */
export function useAdministrator() {
  return useQuery({ ...administratorQuery(), enabled: false }).data;
}
