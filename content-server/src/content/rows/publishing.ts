import {
  CONTENT_TYPES,
  incompleteRules,
  publicationState,
  PUBLISHED,
  SINGLETONS,
  type AnyListing,
  type AnyObjectSchema,
  type AnySingleton,
  type ChangeAction,
  type ListState,
  type Publication,
} from '@charity-site/api-client/entities';
import { sql, type RawBuilder } from 'kysely';
import type { ColumnValue, Database } from '../../db/database';

type Columns = Record<string, ColumnValue>;

const status = sql.ref('status');
const publishAt = sql.ref('publishAt');
const visibleUntil = sql.ref('visibleUntil');
const hasEnded = (now: string) => sql`(${visibleUntil} > '' and ${visibleUntil} <= ${now})`;

/**
 * Conditions of rows in a state at an instant. Instants are texts that sort by time, and '' comes
 * first.
 */
const inState: Record<ListState, (now: string) => RawBuilder<boolean>> = {
  draft: () => sql`${status} = 'draft'`,
  scheduled: (now) => sql`${status} = 'published' and ${publishAt} > ${now}`,
  published: (now) =>
    sql`${status} = 'published' and ${publishAt} <= ${now} and not ${hasEnded(now)}`,
  ended: (now) => sql`${status} = 'published' and ${publishAt} <= ${now} and ${hasEnded(now)}`,
  review: () =>
    sql`_id in (select item from ${sql.table('reviews')} where ${sql.ref('sentBackAt')} = '')`,
};

/**
 * Condition of the rows in a state; undefined for all rows. It uses the current time, so that every
 * process publishes scheduled rows on time.
 * @param state 'all' or a state, for signed-in people; public rows by default
 */
export const rowsFor = (
  { publishing }: AnyListing,
  state: ListState | 'all' = 'published',
): RawBuilder<boolean> | undefined =>
  publishing && state !== 'all' ? inState[state](new Date().toISOString()) : undefined;

/** Condition of public rows, for raw SQL. */
export const isPublicNow = (): RawBuilder<boolean> => inState.published(new Date().toISOString());

/** True if visitors see a row. */
export const isPublic = ({ publishing }: AnyListing, row: Columns): boolean =>
  !publishing || publicationState(row as Partial<Publication>) === 'published';

/**
 * Publication columns of a save. Without a status, a new item is published at once and a stored
 * item keeps its status. Without an end, a stored item keeps its end.
 */
export const publicationColumns = (
  { publishing }: AnyListing,
  input: Partial<Publication>,
  isNew: boolean,
): Partial<Publication> => {
  if (!publishing) return {};
  const initial = isNew ? PUBLISHED : {};
  const { visibleUntil: end } = input;
  const publication = end === undefined ? initial : { ...initial, visibleUntil: end };
  if (input.status === 'draft') return { ...publication, status: 'draft', publishAt: '' };
  if (input.status !== undefined || input.publishAt)
    return { ...publication, status: 'published', publishAt: input.publishAt ?? '' };
  return publication;
};

/** Change of publication by a save, for the history; undefined if it is unchanged. */
export const publicationChange = (
  { publishing }: AnyListing,
  before: Columns,
  after: Columns,
): ChangeAction | undefined => {
  if (!publishing) return undefined;
  const [old, next] = [before, after].map((row) => publicationState(row as Partial<Publication>));
  if (next === 'scheduled') return before.publishAt === after.publishAt ? undefined : 'scheduled';
  if (old === next) return undefined;
  return next === 'published' ? 'published' : 'unpublished';
};

/**
 * An item whose publication time passed in the trash is restored as a draft, so that it is not
 * published by accident.
 */
export const publicationAfterTrash = (
  { publishing }: AnyListing,
  item: Columns,
  deletedAt: string,
): Partial<Publication> => {
  const publication = item as Partial<Publication>;
  const wasScheduled = publicationState(publication, new Date(deletedAt)) === 'scheduled';
  return publishing && wasScheduled && publicationState(publication) === 'published'
    ? { status: 'draft', publishAt: '' }
    : {};
};

/** Validation rules of a stored item; a draft can be incomplete. */
export const rulesOfRow = (
  listing: AnyListing,
  row: Columns | Partial<Publication>,
): AnyObjectSchema => (row.status === 'draft' && incompleteRules(listing)) || listing.rules;

/** True if visitors get the record of a singleton now. */
export const isVisible = ({ temporary }: AnySingleton, { from, until }: Columns): boolean => {
  const now = new Date().toISOString();
  return !temporary || (String(from) <= now && now < String(until));
};

/** The columns with the instants at which a table changes for visitors without a write. */
const timesOf = (table: string): string[] => {
  const isTable = (definition: { table: string }) => definition.table === table;
  if (CONTENT_TYPES.find(isTable)?.publishing) return ['publishAt', 'visibleUntil'];
  return SINGLETONS.find(isTable)?.temporary ? ['from', 'until'] : [];
};

/**
 * Next instant after another one (UTC ISO 8601) at which visitors see a change of a table without
 * a write, in ms since 1970; Infinity if nothing is scheduled.
 */
export const nextPublication = async (
  database: Database,
  table: string,
  after: string,
): Promise<number> => {
  const times = timesOf(table);
  if (times.length === 0) return Infinity;
  const first = (name: string) => {
    const column = sql.ref(name);
    // The second condition is the condition of the partial index.
    return sql`select min(${column}) as next from ${sql.table(table)}
      where ${column} > ${after} and ${column} > ''`;
  };
  const { rows } = await sql<{ next: string | null }>`
    select min(next) as next
    from (${sql.join(times.map(first), sql` union all `)}) as times`.execute(database);
  const next = rows[0]?.next;
  return next ? Date.parse(next) : Infinity;
};

/** The ids of the items of some tables that have ended, as SQL for a subquery. */
export const endedItems = (tables: readonly string[], now: string): RawBuilder<unknown> =>
  sql.join(
    tables.map((table) => sql`select _id from ${sql.table(table)} where ${hasEnded(now)}`),
    sql` union all `,
  );
