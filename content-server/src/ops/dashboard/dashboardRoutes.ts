import {
  DASHBOARD_EVENT,
  events,
  LISTINGS,
  type Dashboard,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { callerOf } from '../../http/caller';
import { failedRounds } from '../../http/plugins/runPeriodically';
import { isLate, lastBackup } from '../backup/lastBackup';
import { lastTrial } from '../backup/monthlyTrial';
import { reviewsFor } from '../../content/review/reviews';
import { toResponse } from '../../content/rows/rows';
import type { Database } from '../../db/database';
import { mailIsOn, type MailSettings } from '../../process/settings/mailSettings';
import { operations } from '../../http/openApi/operations';
import { listsFor } from '../../content/rows/editors';
import { countRecoveryCodes } from '../../people/accounts/recovery';
import { EXCERPT, optional, recordSchema } from '../../http/openApi/toJsonSchema';
import { contentChecks } from './contentChecks';
import { countInOneStatement } from './countInOneStatement';
import { reminders } from './reminders';
import { newestUpdate, siteProgress } from './siteProgress';
import { eventsFromToday, UPCOMING } from '../../content/routes/upcomingEvents';
import {
  COUNT,
  BOOLEAN,
  INSTANT,
  TEXT,
  listOf,
  objectOf,
  type JsonSchema,
} from '../../http/openApi/jsonSchema';

const forSignedIn = operations('dashboard', 'useAccount');

/** Counts for administrators only, with their queries. */
const FOR_ADMINISTRATORS = {
  unreadMessages: sql`select count(*) from ${sql.table('messages')} where ${sql.ref('read')} = 0 and folder = 'inbox'`,
  waitingComments: sql`select count(*) from ${sql.table('comments')} where status = 'waiting'`,
  unsentMails: sql`select count(*) from ${sql.table('outbox')} where ${sql.ref('nextAt')} = '' and ${sql.ref('sentAt')} = ''`,
};

/**
 * Reads all counts in one statement.
 * @param lists the lists that the caller can edit; undefined for all, with the counts for
 * administrators
 */
const countsOf = async (
  database: Database,
  lists: readonly string[] | undefined,
): Promise<Pick<Dashboard, 'counts' | keyof typeof FOR_ADMINISTRATORS>> => {
  const counted = LISTINGS.filter(({ path }) => !lists || lists.includes(path)).map(
    ({ path, table }) => {
      // Without spam, like the list of the inbox.
      const where = table === 'messages' ? sql` where folder = 'inbox'` : sql``;
      return [path, sql`select count(*) from ${sql.table(table)}${where}`] as const;
    },
  );
  const { unreadMessages, waitingComments, unsentMails, ...counts } = await countInOneStatement(
    database,
    {
      ...Object.fromEntries(counted),
      ...(!lists && FOR_ADMINISTRATORS),
    },
  );
  return { counts, unreadMessages, waitingComments, unsentMails };
};

/** `GET /dashboard`: the dashboard in one call, limited to the caller's lists. */
export const dashboardRoutes = async (
  app: FastifyInstance,
  { timeZone, backupDir, ...places }: { timeZone: string; backupDir?: string; mail?: MailSettings },
): Promise<void> => {
  const { database } = app;
  const described = forSignedIn(
    'The number of items in each list, of unread messages, the newest update, what is set, and the next events',
    {
      answer: objectOf({
        counts: objectOf(Object.fromEntries(LISTINGS.map(({ path }) => [path, optional(COUNT)]))),
        unreadMessages: optional(COUNT),
        newestUpdate: {
          type: 'object',
          nullable: true,
          properties: { _id: TEXT, title: TEXT, date: TEXT },
        },
        set: listOf(TEXT),
        samples: listOf(TEXT),
        needsRecoveryCodes: BOOLEAN,
        waitingComments: optional(COUNT),
        reviews: optional(
          listOf(objectOf({ list: TEXT, item: TEXT, title: TEXT, by: TEXT, sentBackBy: TEXT })),
        ),
        unsentMails: optional(COUNT),
        lastBackup: optional(objectOf({ at: TEXT, isLate: BOOLEAN, triedAt: TEXT })),
        failedRounds: optional(listOf(objectOf({ text: TEXT, reason: TEXT, since: TEXT }))),
        upcomingEvents: listOf(
          recordSchema(events.rules, { extra: { _id: TEXT, ...EXCERPT }, names: DASHBOARD_EVENT }),
        ),
      }),
    },
  );
  app.get('/dashboard', described, async (request): Promise<Dashboard> => {
    const query = { timeZone, limit: UPCOMING, fields: DASHBOARD_EVENT };
    const lists = listsFor(request);
    const [counts, newest, progress, codes, upcoming, at, triedAt, failed, reviews] =
      await Promise.all([
        countsOf(database, lists),
        newestUpdate(database),
        siteProgress(database),
        countRecoveryCodes(database, callerOf(request)._id),
        eventsFromToday(database, query),
        lastBackup(database),
        lastTrial(database),
        lists ? undefined : failedRounds(database),
        reviewsFor(database, callerOf(request)),
      ]);
    const upcomingEvents = upcoming.map(toResponse) as unknown as Dashboard['upcomingEvents'];
    const needsRecoveryCodes = codes === 0 && !mailIsOn(places);
    const backup =
      !lists && (at || backupDir)
        ? { lastBackup: { at, isLate: isLate(at, new Date()), triedAt } }
        : {};
    return {
      ...counts,
      ...backup,
      ...(reviews.length > 0 && { reviews }),
      failedRounds: failed,
      newestUpdate: newest,
      ...progress,
      needsRecoveryCodes,
      upcomingEvents,
    };
  });
  const counted: JsonSchema = { type: 'object', additionalProperties: COUNT };
  const checks = forSignedIn(
    'Drafts, items without a translation, pictures without alternative text, links to items that are gone, and at most ten items that nobody has changed for a year',
    {
      answer: objectOf({
        drafts: counted,
        untranslated: counted,
        undescribed: COUNT,
        withoutConsent: optional(COUNT),
        consentEnding: optional(COUNT),
        deadLinks: listOf(objectOf({ list: TEXT, _id: TEXT, title: TEXT, href: TEXT })),
        reminders: objectOf({
          items: listOf(objectOf({ list: TEXT, item: TEXT, title: TEXT, at: INSTANT })),
          totalItems: COUNT,
        }),
      }),
    },
  );
  app.get('/dashboard/checks', checks, async (request) => {
    const [found, unchanged] = await Promise.all([
      contentChecks(database, timeZone),
      reminders(database, listsFor(request)),
    ]);
    return { ...found, reminders: unchanged };
  });
};
