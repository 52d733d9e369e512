import { queryOptions, type keepPreviousData } from '@tanstack/react-query';

interface QuerySettings {
  enabled?: boolean;
  placeholderData?: typeof keepPreviousData;
  staleTime?: number;
}

/**
 * A query that reads with a signal: the call is aborted when nobody waits for its answer any more.
 */
export const queryOf = <Data, const Key extends readonly unknown[]>(
  queryKey: Key,
  read: (signal: AbortSignal) => Promise<Data>,
  settings?: QuerySettings,
) => queryOptions({ ...settings, queryKey, queryFn: ({ signal }) => read(signal) });
