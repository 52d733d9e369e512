import type { KeptTextRow, Database, Writer } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { HttpError } from '../../http/httpError';
import { changesWith, isOutdated, lastChangeOf, lockText, type TextAt } from './textRow';

/** Texts that are kept for one person. A further one takes the place of one that has ended, or of the oldest. */
const TEXTS_MAX = 200;

/** A text as a device sends it. */
export interface SentText {
  form: string;
  values: Record<string, unknown>;
  version: string | null;
}

/** 409: the text was changed on another device since the copy was read there. */
export const typedElsewhere = (): HttpError =>
  new HttpError(409, 'This text was changed on another device in the meantime.');

const keepNewest = async (transaction: Writer, administrator: string): Promise<void> => {
  const rows = await transaction
    .selectFrom('kept_texts')
    .select('_id')
    .where('administrator', '=', administrator)
    // '' sorts first: what has not ended stays longest.
    .orderBy((eb) => eb.case().when('ended', '=', '').then(0).else(1).end())
    .orderBy('keptAt', 'desc')
    .orderBy('_id', 'desc')
    // SQLite takes no offset without a limit.
    .limit(TEXTS_MAX)
    .offset(TEXTS_MAX)
    .execute();
  const old = rows.map(({ _id }) => _id);
  if (old.length > 0) await transaction.deleteFrom('kept_texts').where('_id', 'in', old).execute();
};

/**
 * Keeps the text of a form. What is newer is never overwritten: a change that the server has already is passed over, and one
 * that goes on from another revision is a 409.
 */
export const keepText = (
  database: Database,
  administrator: string,
  at: TextAt,
  { form, values, version }: SentText,
): Promise<KeptTextRow> =>
  inTransaction(database, async (transaction) => {
    const row = await lockText(transaction, administrator, at);
    if (row.revision > 0 && lastChangeOf(row, at.copy) >= at.change) return row;
    if (isOutdated(row, at)) throw typedElsewhere();
    const changes = {
      form,
      version,
      copy: at.copy,
      device: at.device,
      changes: changesWith(row, at),
      fields: JSON.stringify(values),
      revision: Math.max(row.revision, at.revision) + 1,
      keptAt: new Date().toISOString(),
      ended: '' as const,
    };
    await transaction.updateTable('kept_texts').set(changes).where('_id', '=', row._id).execute();
    await keepNewest(transaction, administrator);
    return { ...row, ...changes };
  });
