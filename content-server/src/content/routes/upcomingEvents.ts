import { daysLater, events, MAX_DAYS, type Dated } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { expandRecords, expandQuerySchema, memoryFactor, type ExpandQuery } from '../crud/expand';
import { columnsFor, readWithinMemory } from '../crud/largeLists';
import { listedRecord } from '../crud/contentSchemas';
import { fieldsFrom, fieldsQuery, limitSchema, type ListQuerystring } from '../rows/listQuery';
import { isPublicNow } from '../rows/publishing';
import { toResponse } from '../rows/rows';
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

interface EventsQuery {
  timeZone: string;
  limit: number;
  /** All by default. */
  fields?: readonly string[];
}

/**
 * Candidates for the next events: those that begin today or later, or end after the start of today,
 * and those that repeat.
 */
const candidates = async (
  database: Database,
  limit: number,
  { today, start }: { today: string; start: string },
) => {
  const dated = database
    .selectFrom(events.table)
    .select(['_id', 'date', 'ends', 'repeats', 'repeatsUntil'])
    .where(isPublicNow());
  const [once, repeated] = await Promise.all([
    dated
      .where('repeats', '=', '')
      .where((eb) => eb.or([eb('date', '>=', start), eb('ends', '>', start)]))
      .orderBy('date')
      .orderBy('_id')
      .limit(limit)
      .execute(),
    // The last occurrence may have begun earlier and still last.
    dated
      .where('repeats', '<>', '')
      .where('repeatsUntil', '>=', daysLater(today, -MAX_DAYS))
      .execute(),
  ]);
  // The rules allow no other values of `repeats`.
  return [...once, ...repeated] as (Dated & { _id: string })[];
};

/**
 * Reads the events from today on, soonest first. An event that repeats occurs once, with the date
 * and end of its next occurrence.
 * @param reserve called with the size of the text in bytes before it is read; waits until memory is
 * available
 */
export const eventsFromToday = async (
  database: Database,
  { timeZone, limit, fields }: EventsQuery,
  reserve?: (bytes: number) => Promise<void>,
): Promise<Partial<ListRow>[]> => {
  const today = dayIn(timeZone);
  const start = startOfToday(timeZone);
  const next = (await candidates(database, limit, { today, start }))
    .map((event) => ({ _id: event._id, ...nextDate(event, today, timeZone) }))
    .filter(({ date, ends }) => date >= start || ends > start)
    .sort((one, other) => one.date.localeCompare(other.date) || one._id.localeCompare(other._id))
    .slice(0, limit);
  if (next.length === 0) return [];
  const columns = columnsFor(events, next.length, { fields });
  const ids = next.map(({ _id }) => _id);
  const byId = untyped<ListRow>(database).selectFrom(events.table).where('_id', 'in', ids);
  const read = await readWithinMemory(
    database,
    events,
    { max: limit, page: byId, columns },
    reserve,
  );
  const rows = new Map(read.map((row) => [row._id, row]));
  return next.flatMap(({ _id, ...times }) => {
    const row = rows.get(_id);
    const requested = Object.entries(times).filter(([name]) => columns.includes(name));
    return row ? [{ ...row, ...Object.fromEntries(requested) }] : [];
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
      const reserve = (bytes: number) => app.reserveMemory(reply, bytes * memoryFactor(query));
      const eventsQuery = { timeZone, limit: query.limit, fields: fieldsFrom(query, events) };
      const rows = await eventsFromToday(app.database, eventsQuery, reserve);
      const records = rows.map((row) => ({ key: String(row._id), record: toResponse(row) }));
      return expandRecords(app, events, records, query);
    },
  );
};
