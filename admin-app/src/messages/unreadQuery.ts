import { queryOptions } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';

/** Query of the number of unread messages. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['messages', 'unread'] as const,
    queryFn: async ({ signal }) => (await api.messages.list({ read: false, limit: 1 }, signal)).totalItems,
  });
