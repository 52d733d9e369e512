import {
  can,
  rolesFor,
  type Review,
  type ReviewState,
  type ReviewSummary,
} from '@charity-site/api-client/entities';
import type { ListRow, PersonRow, Queryable, ReviewRow } from '../../db/database';
import { HttpError } from '../../http/httpError';

const parsed = (json: string): object => JSON.parse(json || '{}') as object;

/** A review as calls return it. */
export const toReview = (row: ReviewRow): Review => ({
  ...row,
  fields: parsed(row.fields) as Review['fields'],
  translations: parsed(row.translations) as Review['translations'],
});

const keyOf = (list: string, item: string): string => `${list}/${item}`;

/** The review of an item; undefined without one. */
export const findReview = (
  database: Queryable,
  list: string,
  item: string,
): Promise<ReviewRow | undefined> =>
  database
    .selectFrom('reviews')
    .selectAll()
    .where('_id', '=', keyOf(list, item))
    .executeTakeFirst();

/** Stores the review of an item in place of an earlier one. */
export const storeReview = async (
  transaction: Queryable,
  review: Omit<ReviewRow, '_id'>,
): Promise<ReviewRow> => {
  const row = { ...review, _id: keyOf(review.list, review.item) };
  await transaction
    .insertInto('reviews')
    .values(row)
    .onConflict((conflict) => conflict.column('_id').doUpdateSet(row))
    .execute();
  return row;
};

/** Deletes the review of an item and returns it, for the trash; undefined without one. */
export const takeReview = (
  transaction: Queryable,
  list: string,
  item: string,
): Promise<ReviewRow | undefined> =>
  transaction
    .deleteFrom('reviews')
    .where('_id', '=', keyOf(list, item))
    .returningAll()
    .executeTakeFirst();

/**
 * Ends the review of an item that somebody has saved in another way: of a draft that is published,
 * and of a change that the item now has.
 */
export const endReview = async (
  transaction: Queryable,
  list: string,
  saved: ListRow,
): Promise<void> => {
  const review = await findReview(transaction, list, saved._id);
  if (!review) return;
  const { fields, translations } = toReview(review);
  const isStored =
    Object.keys(translations).length === 0 &&
    Object.entries(fields).every(([name, value]) => !(name in saved) || saved[name] === value);
  if (isStored && (review.fields !== '' || saved.status !== 'draft'))
    await takeReview(transaction, list, saved._id);
};

/**
 * The review of an item that waits.
 * @throws HttpError 409 that names the person who was faster
 */
export const waitingReview = async (
  transaction: Queryable,
  list: string,
  item: string,
): Promise<ReviewRow> => {
  const review = await findReview(transaction, list, item);
  if (review?.sentBackAt === '') return review;
  const last = await transaction
    .selectFrom('changes')
    .select('by')
    .where('list', '=', list)
    .where('item', '=', item)
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const by = review?.sentBackBy || last?.by;
  throw new HttpError(
    409,
    `This no longer waits for review.${by ? ` The last person who worked on it is ${by}.` : ''}`,
  );
};

/** True if another person than this one can review. */
export const hasOtherReviewer = async (database: Queryable, person: string): Promise<boolean> => {
  const other = await database
    .selectFrom('administrators')
    .select('_id')
    .where('role', 'in', rolesFor('editContent'))
    .where('_id', '<>', person)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
};

/** The states of the reviews of some items, by item. */
export const reviewStates = async (
  database: Queryable,
  list: string,
  items: readonly unknown[],
): Promise<ReadonlyMap<unknown, ReviewState>> => {
  if (items.length === 0) return new Map();
  const rows = await database
    .selectFrom('reviews')
    .select(['item', 'sentBackAt'])
    .where('list', '=', list)
    .where('item', 'in', items as string[])
    .execute();
  return new Map(
    rows.map(({ item, sentBackAt }) => [item, sentBackAt ? { sentBack: true } : { review: true }]),
  );
};

/** Maximum number of reviews on the dashboard. */
const SUMMARIES_MAX = 20;

/** A person's own reviews, and for reviewers all that wait, oldest first. */
export const reviewsFor = (
  database: Queryable,
  { _id, role }: PersonRow,
): Promise<ReviewSummary[]> =>
  database
    .selectFrom('reviews')
    .select(['list', 'item', 'title', 'by', 'sentBackBy'])
    .where((eb) =>
      can(role, 'editContent')
        ? eb.or([eb('administrator', '=', _id), eb('sentBackAt', '=', '')])
        : eb('administrator', '=', _id),
    )
    .orderBy('createdAt')
    .limit(SUMMARIES_MAX)
    .execute();
