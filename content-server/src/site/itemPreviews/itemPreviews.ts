import { can } from '@charity-site/api-client/entities';
import { newId } from '../../content/rows/rows';
import type { Database, Queryable } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { hashToken, createLinkToken } from '../../people/signIn/secrets';

/** Lifetime of a preview's link, in ms. */
const PREVIEW_TTL = 24 * 60 * 60 * 1000;

/** Maximum number of previews of one person. A further one deletes the one that expires first. */
const PREVIEWS_MAX = 50;

/** The values of a form before saving, or a link for a reviewer of texts (site/textReviews). */
export interface ItemPreview {
  list: string;
  /** Id of the item, or that of its translation (`translationItem`); a language for a reviewer. */
  item: string;
  /** The fields of the item, or the words of the translation. */
  fields: Record<string, unknown>;
  createdAt: string;
  endsAt: string;
}

/** A preview that a link opens. */
interface OpenedPreview extends ItemPreview {
  /** True if a writer created it: it opens only for people who are signed in. */
  isForStaff: boolean;
}

/** The input of a preview. */
interface PreviewInput {
  list: string;
  /** Id of the stored item or of its translation; undefined for a new item. */
  item?: string;
  /** Checked and sanitised. */
  fields: Record<string, unknown>;
  /** Id of the person who creates the preview. */
  administrator: string;
  /** Lifetime of the link, in ms; a day by default. */
  ttl?: number;
}

/** Deletes the previews that expire first, of a person who has too many. */
const deleteFirst = async (transaction: Queryable, administrator: string): Promise<void> => {
  const old = transaction
    .selectFrom('item_previews')
    .select('tokenHash')
    .where('administrator', '=', administrator)
    .orderBy('endsAt', 'desc')
    .orderBy('tokenHash')
    // SQLite supports no offset without a limit.
    .limit(PREVIEWS_MAX)
    .offset(PREVIEWS_MAX);
  await transaction.deleteFrom('item_previews').where('tokenHash', 'in', old).execute();
};

/** Stores a preview. The token is returned once; only its hash is stored. */
export const addItemPreview = async (
  database: Database,
  { list, item, fields, administrator, ttl = PREVIEW_TTL }: PreviewInput,
): Promise<ItemPreview & { token: string }> => {
  const token = createLinkToken();
  const now = new Date();
  const preview = {
    list,
    item: item ?? newId(now),
    createdAt: now.toISOString(),
    endsAt: new Date(now.getTime() + ttl).toISOString(),
  };
  await inTransaction(database, async (transaction) => {
    await purgePreviews(transaction, now);
    const row = {
      ...preview,
      tokenHash: hashToken(token),
      administrator,
      fields: JSON.stringify(fields),
    };
    await transaction.insertInto('item_previews').values(row).execute();
    await deleteFirst(transaction, administrator);
  });
  return { ...preview, fields, token };
};

/** The preview of a link; undefined for an expired or unknown token. */
export const itemPreviewOf = async (
  database: Database,
  token: string,
): Promise<OpenedPreview | undefined> => {
  const row = await database
    .selectFrom('item_previews')
    .innerJoin('administrators', 'administrators._id', 'item_previews.administrator')
    .select(['list', 'item', 'fields', 'createdAt', 'endsAt', 'role'])
    .where('tokenHash', '=', hashToken(token))
    .where('endsAt', '>', new Date().toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  const { role, fields, ...preview } = row;
  return {
    ...preview,
    fields: JSON.parse(fields) as Record<string, unknown>,
    isForStaff: !can(role, 'editContent'),
  };
};

/** Deletes expired previews. */
export const purgePreviews = async (database: Queryable, now = new Date()): Promise<void> => {
  await database.deleteFrom('item_previews').where('endsAt', '<=', now.toISOString()).execute();
};
