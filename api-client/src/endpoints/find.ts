import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FoundEverywhere } from '../entities/search/adminSearch';
import { get } from './methods';

/** GET: everything that has all the words. */
const everywhere = (q: string, signal?: AbortSignal) => get<FoundEverywhere>('/find', signal, { params: { q } });

/** The search of the admin area: all that the caller may see, in every state; for signed-in people. */
export const find = {
  everywhere,
  /** The last answer stays on screen until the next one has loaded. A call that is not awaited any more is cancelled. */
  query: (q: string) =>
    queryOptions({
      queryKey: ['find', q] as const,
      queryFn: ({ signal }) => everywhere(q, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
      enabled: q !== '',
    }),
};
