import type { BookedDay } from '@charity-site/api-client/entities';
import type { Database } from '../../db/database';

/** The people with a place, by event and day; only events and days that have some. */
export const bookedDays = async (
  database: Database,
  events: readonly string[],
): Promise<ReadonlyMap<unknown, { booked: BookedDay[] }>> => {
  const rows = events.length
    ? await database
        .selectFrom('bookings')
        .select((eb) => ['event', 'day', eb.fn.sum('count').as('people')])
        .where('event', 'in', events)
        .where('waiting', '=', 0)
        .groupBy(['event', 'day'])
        .execute()
    : [];
  const days = Map.groupBy(rows, ({ event }) => event);
  return new Map(
    [...days].map(([event, booked]) => [
      event,
      { booked: booked.map(({ day, people }) => ({ day, people: Number(people) })) },
    ]),
  );
};
