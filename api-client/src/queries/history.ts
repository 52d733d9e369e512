import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { history, type HistoryQuery } from '../endpoints/history';
import { trash } from '../endpoints/trash';

/** One page of what signed-in people changed. The current page stays on screen until the next one has loaded. */
export const historyQuery = (query: HistoryQuery = {}) =>
  queryOptions({
    queryKey: ['history', 'list', query] as const,
    queryFn: ({ signal }) => history.list(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** An item as it was after a change. It never changes. */
export const versionQuery = (id: string) =>
  queryOptions({
    queryKey: ['history', 'version', id] as const,
    queryFn: ({ signal }) => history.version(id, signal),
    staleTime: Infinity,
  });

/** One page of the trash. */
export const trashQuery = (query: { page?: number; limit?: number } = {}) =>
  queryOptions({
    queryKey: ['trash', 'list', query] as const,
    queryFn: ({ signal }) => trash.list(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
