import { daysLater, events, MAX_DAYS, type Dated } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { expandRecords, expandQuerySchema, roomTimes, type ExpandQuery } from '../crud/expand';
import { columnsFor, readWithinMemory } from '../crud/largeLists';
import { listedRecord } from '../crud/contentSchemas';
import { fieldsFrom, fieldsQuery, limitSchema, type ListQuerystring } from '../rows/listQuery';
import { isPublicNow } from '../rows/publishing';
import { answerOf } from '../rows/rows';
import { dayIn, startOfDay } from '../dates/timeZone';
import { untyped, type Database, type ListRow } from '../../db/database';
import { nextDate } from '../dates/nextDate';
import { operations } from '../../http/openApi/operations';

/** Default number of events (docs/product.md 10). */
export const UPCOMING = 5;

/** The start of today in a time zone, as UTC ISO 8601 (docs/product.md 7.3). */
export const startOfToday = (zone: string, now = new Date()): string =>
  startOfDay(dayIn(zone, now), zone);

type UpcomingQuery = Pick<ListQuerystring, 'limit' | 'fields'>;

interface Asked {
  timeZone: string;
  limit: number;
  /** All by default. */
  fields?: readonly string[];
}

/**
 * The events that may be next: those that begin from today on, or end after its start, and those
 * that repeat.
 */
const candidates = async (
  database: Database,
  limit: number,
  { today, moment }: { today: string; moment: string },
) => {
  const dated = database
    .selectFrom(events.table)
    .select(['_id', 'date', 'ends', 'repeats', 'repeatsUntil'])
    .where(isPublicNow());
  const [once, repeated] = await Promise.all([
    dated
      .where('repeats', '=', '')
      .where((eb) => eb.or([eb('date', '>=', moment), eb('ends', '>', moment)]))
      .orderBy('date')
      .orderBy('_id')
      .limit(limit)
      .execute(),
    // The last time may have begun earlier, and still last.
    dated
      .where('repeats', '<>', '')
      .where('repeatsUntil', '>=', daysLater(today, -MAX_DAYS))
      .execute(),
  ]);
  // The rules allow no other values of `repeats`.
  return [...once, ...repeated] as (Dated & { _id: string })[];
};

/**
 * Reads the events from today on, soonest first. An event that repeats is there once, with the date
 * and the end of its next time.
 * @param room called with the size of the text in bytes before it is read; waits until memory is
 * available
 */
export const eventsFromToday = async (
  database: Database,
  { timeZone, limit, fields }: Asked,
  room?: (bytes: number) => Promise<void>,
): Promise<Partial<ListRow>[]> => {
  const today = dayIn(timeZone);
  const moment = startOfToday(timeZone);
  const next = (await candidates(database, limit, { today, moment }))
    .map((event) => ({ _id: event._id, ...nextDate(event, today, timeZone) }))
    .filter(({ date, ends }) => date >= moment || ends > moment)
    .sort((one, other) => one.date.localeCompare(other.date) || one._id.localeCompare(other._id))
    .slice(0, limit);
  if (next.length === 0) return [];
  const columns = columnsFor(events, next.length, { fields });
  const ids = next.map(({ _id }) => _id);
  const chosen = untyped<ListRow>(database).selectFrom(events.table).where('_id', 'in', ids);
  const read = await readWithinMemory(
    database,
    events,
    { most: limit, page: chosen, columns },
    room,
  );
  const rows = new Map(read.map((row) => [row._id, row]));
  return next.flatMap(({ _id, ...times }) => {
    const row = rows.get(_id);
    const shown = Object.entries(times).filter(([name]) => columns.includes(name));
    return row ? [{ ...row, ...Object.fromEntries(shown) }] : [];
  });
};

/**
 * `GET /content/upcoming-events`: an array of the events from today 00:00 in the site's zone,
 * soonest first (docs/product.md 7.2, 7.3).
 */
export const upcomingEventRoutes = async (
  app: FastifyInstance,
  { timeZone }: { timeZone: string },
): Promise<void> => {
  const described = operations(events.path, 'public')('Lists the next events', {
    query: { limit: limitSchema(UPCOMING), ...fieldsQuery(events), ...expandQuerySchema(events) },
    answer: { type: 'array', items: listedRecord(events) },
  });
  app.get<{ Querystring: UpcomingQuery & ExpandQuery }>(
    '/content/upcoming-events',
    described,
    async ({ query }, reply) => {
      const room = (bytes: number) => app.reserveMemory(reply, bytes * roomTimes(query));
      const asked = { timeZone, limit: query.limit, fields: fieldsFrom(query, events) };
      const rows = await eventsFromToday(app.database, asked, room);
      const records = rows.map((row) => ({ key: String(row._id), record: answerOf(row) }));
      return expandRecords(app, events, records, query);
    },
  );
};
