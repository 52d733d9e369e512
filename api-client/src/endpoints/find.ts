import { keepPreviousData } from '@tanstack/react-query';
import type { FoundEverywhere } from '../entities/search/adminSearch';
import { get } from './methods';
import { queryOf } from './queryOf';

/** GET: everything that has all the words. */
const everywhere = (q: string, signal?: AbortSignal) =>
  get<FoundEverywhere>('/find', signal, { params: { q } });

/**
 * The search of the admin area: all that the caller may see, in every state; for signed-in people.
 */
export const find = {
  everywhere,
  /**
   * The last answer stays on screen until the next one has loaded. A call that is not awaited any
   * more is cancelled.
   */
  query: (q: string) =>
    queryOf(['find', q], (signal) => everywhere(q, signal), {
      placeholderData: keepPreviousData,
      staleTime: 0,
      enabled: q !== '',
    }),
};
