import type { Database, ListRow, Transaction } from '../../db/database';

/** Reasons for which a booking waits until the organiser adds it. */
export const HELD: readonly string[] = ['trap', 'blocked'];

/** A day of an event, and its places. */
interface Day {
  event: string;
  day: string;
  capacity: number;
}

/**
 * Gives the free places of a day to the first waiting groups that fit. The event must be locked.
 * @returns the number of places that stay free; negative if the event was given fewer
 */
export const moveUp = async (
  transaction: Transaction,
  { event, day, capacity }: Day,
): Promise<number> => {
  const groups = await transaction
    .selectFrom('bookings')
    .select(['_id', 'count', 'waiting', 'heldFor'])
    .where('event', '=', event)
    .where('day', '=', day)
    .orderBy('createdAt')
    .orderBy('_id')
    .execute();
  let free = capacity;
  for (const { count, waiting } of groups) if (!waiting) free -= count;
  for (const { _id, count, waiting, heldFor } of groups)
    if (waiting && count <= free && !HELD.includes(heldFor)) {
      free -= count;
      await transaction
        .updateTable('bookings')
        .set({ waiting: 0, movedUpAt: new Date().toISOString() })
        .where('_id', '=', _id)
        .execute();
    }
  return free;
};

/** Gives the free places of all days of an event, such as after it was changed. */
export const moveUpAll = async (transaction: Transaction, event: ListRow): Promise<void> => {
  const days = await transaction
    .selectFrom('bookings')
    .select('day')
    .distinct()
    .where('event', '=', event._id)
    .where('waiting', '=', 1)
    .execute();
  for (const { day } of days)
    await moveUp(transaction, { event: event._id, day, capacity: Number(event.capacity) });
};

/** The people with a place at events, by event and day. */
const peopleAt = async (database: Database, events: readonly string[]) => {
  if (events.length === 0) return [];
  const days = await database
    .selectFrom('bookings')
    .select((eb) => ['event', 'day', eb.fn.sum('count').as('people')])
    .where('event', 'in', events)
    .where('waiting', '=', 0)
    .groupBy(['event', 'day'])
    .orderBy('day')
    .execute();
  return days.map(({ people, ...day }) => ({ ...day, people: Number(people) }));
};

/** The days of an event whose places are all taken, for an event with places. */
export const fullDaysOf = async (
  database: Database,
  { _id, capacity }: ListRow,
): Promise<{ fullDays?: string[] }> => {
  if (!capacity) return {};
  const days = await peopleAt(database, [_id]);
  return {
    fullDays: days.flatMap(({ day, people }) => (people >= Number(capacity) ? [day] : [])),
  };
};

/** The number of people with a place, by event; for events that have any. */
export const peopleByEvent = async (
  database: Database,
  events: readonly string[],
): Promise<ReadonlyMap<unknown, { people: number }>> => {
  const sums = new Map<unknown, { people: number }>();
  for (const { event, people } of await peopleAt(database, events))
    sums.set(event, { people: people + (sums.get(event)?.people ?? 0) });
  return sums;
};
