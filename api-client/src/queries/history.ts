import { keepPreviousData } from '@tanstack/react-query';
import { history, type HistoryQuery } from '../endpoints/history';
import { trash } from '../endpoints/trash';
import { queryOf } from '../endpoints/queryOf';

/**
 * One page of what signed-in people changed. The current page stays on screen until the next one
 * has loaded.
 */
export const historyQuery = (query: HistoryQuery = {}) =>
  queryOf(['history', 'list', query], (signal) => history.list(query, signal), {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** An item as it was after a change. It never changes. */
export const versionQuery = (id: string) =>
  queryOf(['history', 'version', id], (signal) => history.version(id, signal), {
    staleTime: Infinity,
  });

/** One page of the trash. */
export const trashQuery = (query: { page?: number; limit?: number } = {}) =>
  queryOf(['trash', 'list', query], (signal) => trash.list(query, signal), {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
