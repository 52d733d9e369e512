import {
  nameOf,
  sentRules,
  TRANSLATION_LANGUAGES,
  translationRules,
  withAlts,
  type AnyContentType,
  type AnyObjectSchema,
  type Review,
} from '@charity-site/api-client/entities';
import type { ListRow, Queryable, ReviewRow, Transaction } from '../../db/database';
import { lockRow } from '../../db/transaction';
import { validateFields } from '../../http/bodies/bodyValidator';
import { badInput, existing, HttpError, versionConflict } from '../../http/httpError';
import { changedAlts, findRow, replaceRow } from '../crud/store';
import { insertChange, recordChange, type Actor } from '../history/recordChange';
import { columnsOf } from '../rows/rows';
import { readTranslation, saveTranslation } from '../translations/saveTranslation';
import {
  findReview,
  hasOtherReviewer,
  storeReview,
  takeReview,
  toReview,
  waitingReview,
} from './reviews';

/** Identifies the item of a review. */
interface ReviewedItem {
  type: AnyContentType;
  id: string;
}

/** The rules of an item's fields after a change. A change can neither publish nor schedule. */
const changeRules = (type: AnyContentType): AnyObjectSchema =>
  withAlts(sentRules(type).omit(['status', 'publishAt']) as AnyObjectSchema);

const lockItem = async (transaction: Transaction, { type, id }: ReviewedItem): Promise<ListRow> => {
  await lockRow(transaction, type.table, id);
  return existing(await findRow(transaction, type, id), type.item);
};

/** The fields of a valid change that differ from the item. */
const changedFields = async (
  transaction: Transaction,
  type: AnyContentType,
  row: ListRow,
  sent: object,
): Promise<Review['fields']> => {
  const fields = validateFields(changeRules(type), { ...row, ...sent }) as object;
  const alts = (await changedAlts(transaction, type, fields)).map(({ field }) => `${field}Alt`);
  const columns = Object.entries(columnsOf(fields));
  return Object.fromEntries(
    columns.filter(([name, value]) =>
      name in row ? row[name] !== value : alts.includes(name) && value !== undefined,
    ),
  );
};

/** The sent translations, validated, with the versions on which they are based. */
const changedTranslations = async (
  transaction: Transaction,
  { type, id }: ReviewedItem,
  row: ListRow,
  sent: Record<string, unknown>,
): Promise<Review['translations']> => {
  const changed: Review['translations'] = {};
  for (const { code } of TRANSLATION_LANGUAGES) {
    if (!type.translatable || sent[code] === undefined) continue;
    const ref = { definition: type, key: id, language: code };
    const stored = await readTranslation(transaction, ref, row);
    const words = validateFields(translationRules(type), sent[code]);
    changed[code] = { version: stored?.updatedAt ?? null, words };
  }
  return changed;
};

interface SentReview {
  /** The fields that change; those of a draft are saved before. */
  fields: object;
  translations: Record<string, unknown>;
  note: string;
  by: Actor;
  /** `updatedAt` that the caller read; undefined for any. */
  version: string | undefined;
}

/**
 * Sends a draft or a change of another item for review. It continues an earlier change of the same
 * person, or one that was sent back.
 * @throws HttpError 400 for invalid fields or without a change, 404, 409 if somebody else's change
 * waits, 412 if the item has changed since `version`
 */
export const sendForReview = async (
  transaction: Transaction,
  item: ReviewedItem,
  { fields, translations, note, by, version }: SentReview,
): Promise<ReviewRow> => {
  const { type, id } = item;
  const row = await lockItem(transaction, item);
  const before = await findReview(transaction, type.path, id);
  const isDraft = row.status === 'draft';
  if (!isDraft && before?.sentBackAt === '' && before.administrator !== by._id)
    throw new HttpError(
      409,
      `${before.by} has already sent a change of this ${type.item.toLowerCase()}, which waits for review.`,
    );
  if (version !== undefined && version !== row.updatedAt)
    throw versionConflict({ isStored: false });
  const earlier = before && toReview(before);
  const changed = isDraft
    ? {}
    : await changedFields(transaction, type, row, { ...earlier?.fields, ...fields });
  const words = {
    ...earlier?.translations,
    ...(await changedTranslations(transaction, item, row, translations)),
  };
  if (!isDraft && Object.keys({ ...changed, ...words }).length === 0)
    throw badInput({ note: 'Nothing has changed, so there is nothing to review.' });
  return storeReview(transaction, {
    list: type.path,
    item: id,
    title: nameOf(type, { ...row, ...changed }),
    fields: isDraft ? (before?.fields ?? '') : JSON.stringify(changed),
    translations: JSON.stringify(words),
    version: row.updatedAt,
    administrator: by._id,
    by: by.name || by.email,
    note,
    createdAt: new Date().toISOString(),
    sentBackBy: '',
    answer: '',
    sentBackAt: '',
  });
};

interface Acceptance {
  by: Actor;
  /** `updatedAt` with which the reviewer compared; by default that of the change. */
  version: string | undefined;
  /** Throws to reject the item. */
  check: (row: ListRow, transaction: Queryable) => Promise<void>;
}

/**
 * Publishes what waits for review: a draft as it is, a change by an ordinary save of its author.
 * @throws HttpError 403 for the own change, 404, 409 if nothing waits, and those of the save
 */
export const acceptReview = async (
  transaction: Transaction,
  item: ReviewedItem,
  { by, version, check }: Acceptance,
): Promise<ListRow> => {
  const { type, id } = item;
  const before = await lockItem(transaction, item);
  const review = await waitingReview(transaction, type.path, id);
  if (review.administrator === by._id && (await hasOtherReviewer(transaction, by._id)))
    throw new HttpError(403, 'Somebody else must look at what you have sent for review.');
  const isDraft = before.status === 'draft';
  const author = { _id: review.administrator, name: review.by, email: '' };
  const change = toReview(review);
  const fields = validateFields(changeRules(type), { ...before, ...change.fields });
  await takeReview(transaction, type.path, id);
  const row = existing(
    await replaceRow(transaction, type, id, isDraft ? { ...fields, status: 'published' } : fields, {
      version: version ?? review.version,
      by: isDraft ? by : author,
      check,
    }),
    type.item,
  );
  for (const { code: language } of TRANSLATION_LANGUAGES) {
    const { version: base, words } = change.translations[language] ?? {};
    const ref = { definition: type, key: id, language };
    if (words) await saveTranslation(transaction, ref, words, { version: base, by: author });
  }
  if (!isDraft) {
    const published = { list: type.path, item: id, action: 'published', fields: null } as const;
    // The history sorts by time: it comes after the save.
    const at = new Date(Date.now() + 1);
    await insertChange(transaction, { ...published, title: nameOf(type, row) }, by, at);
  }
  return row;
};

/** Sends back what waits for review, with a note. @throws HttpError 404, 409 if nothing waits */
export const sendBack = async (
  transaction: Transaction,
  item: ReviewedItem,
  { note, by }: Pick<SentReview, 'note' | 'by'>,
): Promise<ReviewRow> => {
  const row = await lockItem(transaction, item);
  const review = await waitingReview(transaction, item.type.path, item.id);
  const change = { definition: item.type, id: item.id, action: 'noted', row } as const;
  await recordChange(transaction, change, by);
  return storeReview(transaction, {
    ...review,
    sentBackBy: by.name || by.email,
    answer: note,
    sentBackAt: new Date().toISOString(),
  });
};
