import type { TextEnd } from '@charity-site/api-client/entities';
import type { Transaction } from 'kysely';
import type { Database, KeptTextRow, Tables, Writer } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { typedElsewhere } from './keepText';
import { changesWith, isOutdated, lastChangeOf, lockText, type TextAt } from './textRow';

/** Removes the values of a text. That it has ended is kept, so that copies on other devices are not offered as new. */
const end = async (transaction: Writer, row: KeptTextRow, at: TextAt, ended: TextEnd): Promise<void> => {
  await transaction
    .updateTable('kept_texts')
    .set({
      ended,
      fields: '',
      copy: at.copy,
      device: at.device,
      changes: changesWith(row, at),
      revision: Math.max(row.revision, at.revision) + 1,
      keptAt: new Date().toISOString(),
    })
    .where('_id', '=', row._id)
    .execute();
};

/** Ends the text that a save stores, in the save's transaction. What was typed since, here or on another device, stays. */
export const endSavedText = async (transaction: Writer, administrator: string, at: TextAt): Promise<void> => {
  const row = await lockText(transaction as Transaction<Tables>, administrator, at);
  if (isOutdated(row, at) || lastChangeOf(row, at.copy) > at.change) return;
  await end(transaction, row, at, 'saved');
};

/** Deletes a text that its person does not need. Throws a 409 when it was changed on another device since. */
export const deleteText = (database: Database, administrator: string, at: TextAt): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const row = await lockText(transaction, administrator, at);
    if (row.ended !== '') return;
    if (isOutdated(row, at)) throw typedElsewhere();
    await end(transaction, row, at, 'deleted');
  });
