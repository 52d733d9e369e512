import { events } from '@charity-site/api-client/entities';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { FastifyInstance } from 'fastify';
import { completed, moreQuery, roomTimes, type AsksForMore } from '../crud/completed';
import { bytesOf, columnsFor } from '../crud/largeLists';
import { listedRecord } from '../crud/described';
import { fieldsFrom, fieldsQuery, limitSchema, type SentListQuery } from '../crud/listQuery';
import { isPublicNow } from '../crud/publishing';
import { answerOf } from '../crud/rows';
import { dayIn } from '../dayIn';
import { byName, type Database, type ListRow } from '../db/database';
import { operation } from '../openApi/operation';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Default number of events (docs/product.md 10). */
export const UPCOMING = 5;

/** The start of today in a time zone, as UTC ISO 8601 (docs/product.md 7.3). */
export const startOfToday = (zone: string, now = new Date()): string => dayjs.tz(dayIn(zone, now), zone).toISOString();

type UpcomingQuery = Pick<SentListQuery, 'limit' | 'fields'>;

interface Asked {
  /** UTC ISO 8601. */
  moment: string;
  limit: number;
  /** All by default. */
  fields?: readonly string[] | undefined;
}

/**
 * Reads the events from a time on, soonest first.
 * @param room called with the size of the text in bytes before it is read; waits until memory is available
 */
export const eventsFrom = async (
  database: Database,
  { moment, limit, fields }: Asked,
  room?: (bytes: number) => Promise<void>,
): Promise<Partial<ListRow>[]> => {
  const coming = byName<ListRow>(database).selectFrom(events.table).where('date', '>=', moment).where(isPublicNow());
  const { count } = await coming.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const items = Math.min(limit, Number(count));
  const columns = columnsFor(events, items, { fields });
  const next = coming.orderBy('date').orderBy('_id').limit(limit);
  await room?.(await bytesOf(database, events, items, next, columns));
  return next.select(columns).execute();
};

/** `GET /content/upcoming-events`: an array of the events from today 00:00 in the site's zone, soonest first (docs/product.md 7.2, 7.3). */
export const upcomingEventRoutes = async (app: FastifyInstance, { timeZone }: { timeZone: string }): Promise<void> => {
  const schema = operation({
    summary: 'Lists the next events',
    tag: events.path,
    query: { limit: limitSchema(UPCOMING), ...fieldsQuery(events), ...moreQuery(events) },
    answer: { type: 'array', items: listedRecord(events) },
  });
  app.get<{ Querystring: UpcomingQuery & AsksForMore }>(
    '/content/upcoming-events',
    { schema },
    async ({ query }, reply) => {
      const room = (bytes: number) => app.roomFor(reply, bytes * roomTimes(query));
      const asked = { moment: startOfToday(timeZone), limit: query.limit, fields: fieldsFrom(query, events) };
      const rows = await eventsFrom(app.database, asked, room);
      const records = rows.map((row) => ({ key: String(row._id), record: answerOf(row) }));
      return completed(app.database, events, records, query);
    },
  );
};
