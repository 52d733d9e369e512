import { queryOptions } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';

/** How many messages nobody has read yet. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['messages', 'unread'] as const,
    queryFn: async ({ signal }) => (await api.messages.list({ read: false, limit: 1 }, signal)).totalItems,
  });
