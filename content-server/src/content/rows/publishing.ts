import {
  CONTENT_TYPES,
  incompleteRules,
  publicationState,
  PUBLISHED,
  type AnyListing,
  type AnyObjectSchema,
  type ChangeAction,
  type Publication,
  type PublicationState,
} from '@charity-site/api-client/entities';
import { sql, type RawBuilder } from 'kysely';
import type { ColumnValue, Database } from '../../db/database';

type Columns = Record<string, ColumnValue>;

const status = sql.ref('status');
const publishAt = sql.ref('publishAt');

/**
 * The rows in a state at a time. Times are text that sorts like time, and '' comes before all of
 * them.
 */
const inState: Record<PublicationState, (now: string) => RawBuilder<boolean>> = {
  draft: () => sql`${status} = 'draft'`,
  scheduled: (now) => sql`${status} = 'published' and ${publishAt} > ${now}`,
  published: (now) => sql`${status} = 'published' and ${publishAt} <= ${now}`,
};

/**
 * The condition of the rows that a reader gets; undefined for all rows. The clock decides at each
 * reading, so a scheduled row is public on time in every process.
 * @param wanted 'all' or a state for signed-in people; only what is public when left out
 */
export const rowsFor = (
  { publishing }: AnyListing,
  wanted: PublicationState | 'all' = 'published',
): RawBuilder<boolean> | undefined =>
  publishing && wanted !== 'all' ? inState[wanted](new Date().toISOString()) : undefined;

/** The same condition as SQL text for queries that are written by hand. */
export const isPublicNow = (): RawBuilder<boolean> => inState.published(new Date().toISOString());

/** True if visitors see a row. */
export const isPublic = ({ publishing }: AnyListing, row: Columns): boolean =>
  !publishing || publicationState(row as Partial<Publication>) === 'published';

/**
 * The columns of a publication that a save sets, as it was sent. Without a status, a new item is
 * published at once and a stored one keeps its status.
 */
export const publicationColumns = (
  { publishing }: AnyListing,
  sent: Partial<Publication>,
  isNew: boolean,
): Publication | Record<string, never> => {
  if (!publishing) return {};
  if (sent.status === 'draft') return { status: 'draft', publishAt: '' };
  if (sent.status !== undefined || sent.publishAt)
    return { status: 'published', publishAt: sent.publishAt ?? '' };
  return isNew ? PUBLISHED : {};
};

/** Change of a stored item's publication by a save; undefined when it stayed. */
export const publicationChange = (
  { publishing }: AnyListing,
  before: Columns,
  after: Columns,
): ChangeAction | undefined => {
  if (!publishing) return undefined;
  if (before.status === after.status && before.publishAt === after.publishAt) return undefined;
  const [old, next] = [before, after].map((row) => publicationState(row as Partial<Publication>));
  if (next === 'scheduled') return 'scheduled';
  if (old === next) return undefined;
  return next === 'draft' ? 'unpublished' : 'published';
};

/**
 * An item whose publication time passed in the trash is restored as a draft, so that it is not
 * published by accident.
 */
export const publicationAfterTrash = (
  { publishing }: AnyListing,
  item: Columns,
  deletedAt: string,
): Publication | Record<string, never> => {
  const publication = item as Partial<Publication>;
  const wasScheduled = publicationState(publication, new Date(deletedAt)) === 'scheduled';
  return publishing && wasScheduled && publicationState(publication) === 'published'
    ? { status: 'draft', publishAt: '' }
    : {};
};

/** The rules of a stored item: those of a draft are not complete yet. */
export const rulesOfRow = (
  listing: AnyListing,
  row: Columns | Partial<Publication>,
): AnyObjectSchema => (row.status === 'draft' && incompleteRules(listing)) || listing.rules;

const SCHEDULABLE = new Set(
  CONTENT_TYPES.filter(({ publishing }) => publishing).map(({ table }) => table),
);

/**
 * When the next item of a table becomes public after a time (UTC ISO 8601), in ms since 1970;
 * Infinity when nothing is scheduled.
 */
export const nextPublication = async (
  database: Database,
  table: string,
  after: string,
): Promise<number> => {
  if (!SCHEDULABLE.has(table)) return Infinity;
  // The second condition is that of the index.
  const { rows } = await sql<{ next: string | null }>`
    select min(${publishAt}) as next from ${sql.table(table)}
    where ${publishAt} > ${after} and ${publishAt} > ''`.execute(database);
  const next = rows[0]?.next;
  return next ? Date.parse(next) : Infinity;
};
