import { keepPreviousData } from '@tanstack/react-query';
import { history, type HistoryQuery } from '../endpoints/history';
import { trash } from '../endpoints/trash';
import { queryOf } from '../endpoints/queryOf';

/**
 * One page of the changes of signed-in people. The current page stays on screen until the next one
 * has loaded.
 */
export const historyQuery = (query: HistoryQuery = {}) =>
  queryOf(['history', 'list', query], (signal) => history.list(query, signal), {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** An item after a change. It never becomes stale. */
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
