import { queryOptions } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';

/** Who is signed in, as the server says of the stored token; asked once a visit, and again after a change of account. */
export const administratorQuery = () =>
  queryOptions({
    queryKey: ['administrator'] as const,
    queryFn: async ({ signal }) => (await api.auth.verify(signal)).admin,
    staleTime: Infinity,
    retry: false,
  });
