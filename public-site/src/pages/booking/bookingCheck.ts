import { bookings, validateWith } from '@charity-site/api-client/entities';

/** Finds the invalid fields of a booking. */
export const check = validateWith(bookings.rules);
