import {
  ALL_SINGLETONS,
  contactDetails,
  CONTENT_TYPES,
  donationDetails,
  events,
  isListing,
  pageHeroes,
  updates,
  type AnyDefinition,
  type Reminders,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { findRow } from '../../content/crud/store';
import { actorOf, recordChange } from '../../content/history/recordChange';
import { requireList } from '../../content/rows/editors';
import { rowsFor } from '../../content/rows/publishing';
import type { Database } from '../../db/database';
import { existing } from '../../http/httpError';
import { TEXT } from '../../http/openApi/jsonSchema';
import { operations } from '../../http/openApi/operations';

/** Age of the last change from which an item is listed. */
const UNCHANGED_MS = 365 * 24 * 60 * 60 * 1000;

/** Maximum number of items returned. */
const ITEMS_MAX = 10;

/** The definitions with words or data that stay on the site; settings and notices are not. */
const REMINDED: readonly AnyDefinition[] = [
  contactDetails,
  donationDetails,
  ...ALL_SINGLETONS.filter(({ translatable, temporary }) => translatable && !temporary),
  ...CONTENT_TYPES,
];

/** Their items carry a day, which says how old they are. They are listed after the others. */
const DATED = [events, updates].map(({ path }) => path);

const titleOf = (definition: AnyDefinition) => {
  if (isListing(definition)) return sql.ref(String(definition.searchIn[0]));
  return definition === pageHeroes ? sql.ref('title') : sql`''`;
};

/** The public rows of a definition without a change and without an entry in the history. */
const unchangedIn = (definition: AnyDefinition, since: string) => {
  const { path, table } = definition;
  const isVisible = (isListing(definition) && rowsFor(definition)) || sql`1 = 1`;
  const updatedAt = sql.ref('updatedAt');
  return sql`select ${path} as list, _id as item, ${titleOf(definition)} as title, ${updatedAt} as at
    from ${sql.table(table)} as content
    where ${updatedAt} < ${since} and ${isVisible} and not exists (
      select 1 from ${sql.table('changes')} as change
      where change.list = ${path} and change.item = content._id and change.at >= ${since})`;
};

/**
 * Public content that nobody has changed or called right for a year, longest unchanged first.
 * @param lists the lists that the caller can edit; undefined for all, with the singletons
 */
export const reminders = async (
  database: Database,
  lists: readonly string[] | undefined,
): Promise<Reminders> => {
  const since = new Date(Date.now() - UNCHANGED_MS).toISOString();
  const found = REMINDED.filter(({ path }) => !lists || lists.includes(path)).map((definition) =>
    unchangedIn(definition, since),
  );
  const { rows } = await sql<Reminders['items'][number] & { total: string | number }>`
    select list, item, title, at, count(*) over () as total
    from (${sql.join(found, sql` union all `)}) as content
    order by list in (${sql.join(DATED)}), at, item
    limit ${ITEMS_MAX}`.execute(database);
  return { items: rows, totalItems: Number(rows[0]?.total ?? 0) };
};

/** `POST /content/{list}/{item}/still-right`: ends the reminder of an item for a year. */
export const reminderRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;
  app.post<{ Params: { list: string; item: string } }>(
    '/content/:list/:item/still-right',
    operations('dashboard', 'editContent')(
      'Records in the history that an item is still right. Visitors see no change',
      { params: { list: { ...TEXT, enum: REMINDED.map(({ path }) => path) }, item: TEXT } },
    ),
    async (request) => {
      const { list, item } = request.params;
      requireList(request, list);
      const definition = existing(
        REMINDED.find(({ path }) => path === list),
        'Item',
      );
      const row = existing(await findRow(database, definition, item), definition.item);
      const change = { definition, id: item, action: 'approved', row } as const;
      await recordChange(database, change, actorOf(request));
      return { message: `${definition.item} is still right.` };
    },
  );
};
