import type { Booking, BookingDraft, SentBooking } from '../entities/inbox/booking';
import { getCsv } from './csv';
import { itemPath } from './list';
import { get, post, remove } from './methods';
import { createConfig, type CreateOptions } from './saving';

const pathOf = (event: string) => `${itemPath('/content/events', event)}/bookings`;

/** Places at an event. Everyone may book; the rest is for administrators. */
export const bookings = {
  /** Books places, or changes the number of people of an earlier booking with the same number. */
  book: ({ event, ...draft }: BookingDraft, options?: CreateOptions) =>
    post<SentBooking>(pathOf(event), draft, createConfig(options)),
  /** All bookings of an event, by day, those with places first. */
  list: async (event: string, signal?: AbortSignal) =>
    (await get<{ bookings: Booking[] }>(pathOf(event), signal)).bookings,
  /** The same as CSV. */
  export: (event: string) => getCsv(`${pathOf(event)}/export`, {}),
  /** Gives the places of a booking back. */
  remove: (event: string, id: string) => remove(itemPath(pathOf(event), id)),
};
