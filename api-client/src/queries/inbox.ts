import { alerts } from '../endpoints/alerts';
import { bookings } from '../endpoints/bookings';
import { comments } from '../endpoints/comments';
import { gifts } from '../endpoints/gifts';
import { queryOf } from '../endpoints/queryOf';

/** Senders whose comments and messages are held. */
export const blockedSendersQuery = () => queryOf(['blocked-senders'], comments.blocked);

/** Received gifts by month, way and currency. */
export const giftTotalsQuery = () => queryOf(['gifts', 'totals'], gifts.totals);

/** Alert settings of the signed-in person. */
export const alertsQuery = () => queryOf(['alerts'], alerts.get);

/** The people who come to an event. */
export const bookingsQuery = (event: string) =>
  queryOf(['bookings', event], (signal) => bookings.list(event, signal), { enabled: event !== '' });
