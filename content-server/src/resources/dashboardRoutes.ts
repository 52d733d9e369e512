import { DASHBOARD_EVENT, events, LISTINGS, type Dashboard } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { callerOf } from '../auth/callerOf';
import { answerOf } from '../crud/rows';
import type { Database } from '../db/database';
import { mailIsOn, type MailSettings } from '../mail/mailSettings';
import { operation } from '../openApi/operation';
import { countRecoveryCodes } from '../people/recovery';
import { EXCERPT, recordSchema, type JsonSchema } from '../openApi/toJsonSchema';
import { newestUpdate, siteProgress } from './siteProgress';
import { eventsFromToday, UPCOMING } from './upcomingEvents';

const UNREAD = 'unread messages';
const WAITING = 'waiting comments';
const UNSENT = 'unsent mails';

/** Reads all counts in one statement. */
const countsOf = async (
  database: Database,
): Promise<Pick<Dashboard, 'counts' | 'unreadMessages' | 'waitingComments' | 'unsentMails'>> => {
  const counted = LISTINGS.map(({ table, path }) => {
    // The inbox is counted as it is listed: without the spam.
    const where = table === 'messages' ? sql` where folder = 'inbox'` : sql``;
    return sql`(select count(*) from ${sql.table(table)}${where}) as ${sql.id(path)}`;
  });
  const unread = sql`(select count(*) from messages where ${sql.ref('read')} = 0 and folder = 'inbox') as ${sql.id(UNREAD)}`;
  const waiting = sql`(select count(*) from comments where status = 'waiting') as ${sql.id(WAITING)}`;
  const unsent = sql`(select count(*) from outbox where ${sql.ref('nextAt')} = '' and ${sql.ref('sentAt')} = '') as ${sql.id(UNSENT)}`;
  const { rows } = await sql<
    Record<string, string | number>
  >`select ${sql.join([...counted, unread, waiting, unsent])}`.execute(database);
  const numberOf = (name: string) => Number(rows[0]?.[name]);
  return {
    counts: Object.fromEntries(LISTINGS.map(({ path }) => [path, numberOf(path)])),
    unreadMessages: numberOf(UNREAD),
    waitingComments: numberOf(WAITING),
    unsentMails: numberOf(UNSENT),
  };
};

const count: JsonSchema = { type: 'integer', minimum: 0 };

/** `GET /dashboard`: the content of the administrator's dashboard in one call (docs/product.md 7.14). */
export const dashboardRoutes = async (
  app: FastifyInstance,
  { timeZone, ...places }: { timeZone: string; mail?: MailSettings },
): Promise<void> => {
  const { database } = app;
  const schema = operation({
    summary:
      'The number of items in each list, of unread messages, the newest update, what is set, and the next events',
    tag: 'dashboard',
    signedIn: true,
    editors: true,
    answer: {
      type: 'object',
      properties: {
        counts: { type: 'object', properties: Object.fromEntries(LISTINGS.map(({ path }) => [path, count])) },
        unreadMessages: count,
        newestUpdate: {
          type: 'object',
          nullable: true,
          properties: { _id: { type: 'string' }, title: { type: 'string' }, date: { type: 'string' } },
        },
        set: { type: 'array', items: { type: 'string' } },
        samples: { type: 'array', items: { type: 'string' } },
        needsRecoveryCodes: { type: 'boolean' },
        waitingComments: count,
        unsentMails: count,
        upcomingEvents: {
          type: 'array',
          items: recordSchema(events.rules, { _id: { type: 'string' }, ...EXCERPT }, DASHBOARD_EVENT),
        },
      },
    },
  });
  app.get('/dashboard', { ...app.authenticate('administrator'), schema }, async (request): Promise<Dashboard> => {
    const asked = { timeZone, limit: UPCOMING, fields: DASHBOARD_EVENT };
    const [counts, newest, progress, codes, upcoming] = await Promise.all([
      countsOf(database),
      newestUpdate(database),
      siteProgress(database),
      countRecoveryCodes(database, callerOf(request)._id),
      eventsFromToday(database, asked),
    ]);
    const upcomingEvents = upcoming.map(answerOf) as unknown as Dashboard['upcomingEvents'];
    const needsRecoveryCodes = codes === 0 && !mailIsOn(places);
    return { ...counts, newestUpdate: newest, ...progress, needsRecoveryCodes, upcomingEvents };
  });
};
