import { alerts } from '../endpoints/alerts';
import { comments } from '../endpoints/comments';
import { queryOf } from '../endpoints/queryOf';

/** Senders whose comments and messages are held. */
export const blockedSendersQuery = () => queryOf(['blocked-senders'], comments.blocked);

/** Alert settings of the signed-in person. */
export const alertsQuery = () => queryOf(['alerts'], alerts.get);
