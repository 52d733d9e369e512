import type { Event } from '../entities/content/event';
import type { Booking, BookingDraft } from '../entities/inbox/booking';
import { getCsv } from './csv';
import { getPage, itemPath } from './list';
import { get, post, remove } from './methods';
import { queryOf } from './queryOf';
import { createConfig, type CreateOptions } from './saving';

const EVENTS = '/content/events';
const pathOf = (event: string) => `${itemPath(EVENTS, event)}/bookings`;

/** Places at an event. Everyone may book; the rest is for administrators. */
export const bookings = {
  /** Resolves to the path of the page that gives the places back. */
  book: ({ event, ...draft }: BookingDraft, options?: CreateOptions) =>
    post<{ waiting: boolean; link: string }>(pathOf(event), draft, createConfig(options)),
  /** The latest events with places. */
  events: () =>
    queryOf(['events', 'places'], async (signal) => {
      const params = {
        drafts: true,
        limit: 1000,
        fields: 'title,date,repeats,repeatsUntil,capacity',
      };
      const { items } = await getPage<Event>(EVENTS, params, signal);
      return items.filter(({ capacity }) => capacity > 0);
    }),
  /** All bookings of an event by day, those with places first. */
  query: (event: string) =>
    queryOf(
      ['bookings', event],
      async (signal) => (await get<{ bookings: Booking[] }>(pathOf(event), signal)).bookings,
    ),
  export: (event: string) => getCsv(`${pathOf(event)}/export`, {}),
  /** Gives the places of a booking back. */
  remove: ({ event, _id }: Booking) => remove(itemPath(pathOf(event), _id)),
};
