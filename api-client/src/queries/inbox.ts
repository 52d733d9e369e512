import { alerts } from '../endpoints/alerts';
import { comments } from '../endpoints/comments';
import { gifts } from '../endpoints/gifts';
import { queryOf } from '../endpoints/queryOf';

/** Senders whose comments and messages are held. */
export const blockedSendersQuery = () => queryOf(['blocked-senders'], comments.blocked);

/** Received gifts by month, way and currency. */
export const giftTotalsQuery = () => queryOf(['gifts', 'totals'], gifts.totals);

/** Alert settings of the signed-in person. */
export const alertsQuery = () => queryOf(['alerts'], alerts.get);
