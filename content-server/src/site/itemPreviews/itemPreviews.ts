import type { AnyContentType } from '@charity-site/api-client/entities';
import { newId } from '../../content/rows/rows';
import type { Database, Queryable } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { hashToken, createLinkToken } from '../../people/accounts/secrets';

/** Lifetime of a preview's link, in ms. */
const LIFE = 24 * 60 * 60 * 1000;

/** Previews that one person has at a time. A further one ends the oldest. */
const PREVIEWS_MAX = 50;

/** A form as it was before saving. */
export interface ItemPreview {
  list: string;
  /** Id of the item, or that of its translation (`translationItem`). */
  item: string;
  /** The fields of the item, or the words of the translation. */
  fields: Record<string, unknown>;
  createdAt: string;
  endsAt: string;
}

/** Data of a preview. */
interface Shown {
  type: AnyContentType;
  /** Id of the stored item or of its translation; undefined for a new item. */
  item?: string;
  /** Checked and sanitised. */
  fields: Record<string, unknown>;
  /** Id of the person who makes it. */
  administrator: string;
}

/** Ends the oldest previews of a person who has too many. */
const keepNewest = async (transaction: Queryable, administrator: string): Promise<void> => {
  const old = transaction
    .selectFrom('item_previews')
    .select('tokenHash')
    .where('administrator', '=', administrator)
    .orderBy('createdAt', 'desc')
    .orderBy('tokenHash')
    // SQLite takes no offset without a limit.
    .limit(PREVIEWS_MAX)
    .offset(PREVIEWS_MAX);
  await transaction.deleteFrom('item_previews').where('tokenHash', 'in', old).execute();
};

/** Stores a preview. The token is answered once; only its hash is stored. */
export const addItemPreview = async (
  database: Database,
  { type, item, fields, administrator }: Shown,
): Promise<ItemPreview & { token: string }> => {
  const token = createLinkToken();
  const now = new Date();
  const preview = {
    list: type.path,
    item: item ?? newId(now),
    createdAt: now.toISOString(),
    endsAt: new Date(now.getTime() + LIFE).toISOString(),
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
    await keepNewest(transaction, administrator);
  });
  return { ...preview, fields, token };
};

/** The preview of a link; undefined when the link has ended or was never given out. */
export const itemPreviewOf = async (
  database: Database,
  token: string,
): Promise<ItemPreview | undefined> => {
  const row = await database
    .selectFrom('item_previews')
    .select(['list', 'item', 'fields', 'createdAt', 'endsAt'])
    .where('tokenHash', '=', hashToken(token))
    .where('endsAt', '>', new Date().toISOString())
    .executeTakeFirst();
  return row && { ...row, fields: JSON.parse(row.fields) as Record<string, unknown> };
};

/** Erases the previews whose link has ended. */
export const purgePreviews = async (database: Queryable, now = new Date()): Promise<void> => {
  await database.deleteFrom('item_previews').where('endsAt', '<=', now.toISOString()).execute();
};
