import { keepPreviousData } from '@tanstack/react-query';
import type { SearchResponse } from '../entities/search/adminSearch';
import { get } from './methods';
import { queryOf } from './queryOf';

/** GET: all entries that contain all the words. */
const everywhere = (q: string, signal?: AbortSignal) =>
  get<SearchResponse>('/find', signal, { params: { q } });

/** The search of the admin area, in entries of every state that the caller may see. */
export const find = {
  everywhere,
  /**
   * The current results stay on screen until the next ones have loaded. A superseded request is
   * aborted.
   */
  query: (q: string) =>
    queryOf(['find', q], (signal) => everywhere(q, signal), {
      placeholderData: keepPreviousData,
      staleTime: 0,
      enabled: q !== '',
    }),
};
