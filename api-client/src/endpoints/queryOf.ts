import { queryOptions, type keepPreviousData } from '@tanstack/react-query';

interface QuerySettings {
  enabled?: boolean;
  placeholderData?: typeof keepPreviousData;
  staleTime?: number;
}

/** Creates query options with an abort signal: a call is aborted once no component uses it. */
export const queryOf = <Data, const Key extends readonly unknown[]>(
  queryKey: Key,
  read: (signal: AbortSignal) => Promise<Data>,
  settings?: QuerySettings,
) => queryOptions({ ...settings, queryKey, queryFn: ({ signal }) => read(signal) });
