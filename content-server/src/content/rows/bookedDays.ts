import type { BookedDay } from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** The people with a place at events, by event and day; only days on which somebody has one. */
export const bookedDays = (
  database: Database,
  events: readonly string[],
): Promise<(BookedDay & { event: string })[]> =>
  database
    .selectFrom('bookings')
    .select(['event', 'day', sql<number>`cast(sum(count) as integer)`.as('people')])
    .where('event', 'in', events)
    .where('waiting', '=', 0)
    .groupBy(['event', 'day'])
    .execute();
