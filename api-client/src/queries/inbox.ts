import { queryOptions } from '@tanstack/react-query';
import { alerts } from '../endpoints/alerts';
import { comments } from '../endpoints/comments';

/** Senders whose comments and messages are held. */
export const blockedSendersQuery = () =>
  queryOptions({ queryKey: ['blocked-senders'] as const, queryFn: ({ signal }) => comments.blocked(signal) });

/** Alert settings of the signed-in person. */
export const alertsQuery = () =>
  queryOptions({ queryKey: ['alerts'] as const, queryFn: ({ signal }) => alerts.get(signal) });
