import type { FastifyRequest } from 'fastify';
import type { AutosaveRow, Database, Transaction, Queryable } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { callerOf } from '../../http/caller';
import { AUTOSAVE } from '../../http/openApi/callHeaders';

const DAY = 24 * 60 * 60 * 1000;

/** Days after its last change until a text expires, as in browsers. */
const LIFE = 30;

/** A text that was saved or deleted. The row only keeps its number. */
const EMPTY = { form: '', key: '', fields: '', version: null, device: '' };

/**
 * Stores the text of an editor; without a key, that it was saved or deleted. The higher number
 * wins, and an empty row wins over a text of its number, so a call that arrives late or twice
 * changes nothing.
 */
export const saveAutosave = async (
  database: Queryable,
  text: Partial<AutosaveRow> & Pick<AutosaveRow, 'administrator' | 'id' | 'number'>,
): Promise<void> => {
  const row = {
    ...EMPTY,
    ...text,
    _id: `${text.administrator}/${text.id}`,
    keptAt: new Date().toISOString(),
  };
  await database
    .insertInto('autosaves')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('_id')
        .doUpdateSet(row)
        .where('autosaves.number', row.key ? '<' : '<=', row.number),
    )
    .execute();
};

/**
 * Runs the save of a call and empties the text that the call names in the same transaction, unless
 * the save throws or finds nothing. An admin-app of before 2026-12-29 names revisions in place of a
 * number, which empties nothing.
 * @param save may run again, so it contains only queries
 */
export const savingAutosave = <Saved>(
  database: Database,
  request: FastifyRequest,
  save: (transaction: Transaction) => Promise<Saved>,
): Promise<Saved> =>
  inTransaction(database, async (transaction) => {
    const saved = await save(transaction);
    const [, id, number] =
      /^(\w+)\/(\d{1,9})$/.exec(String(request.headers[AUTOSAVE.toLowerCase()])) ?? [];
    if (saved && id)
      await saveAutosave(transaction, {
        administrator: callerOf(request)._id,
        id,
        number: Number(number),
      });
    return saved;
  });

/** Deletes expired texts, and empty rows after a day. */
export const purgeAutosaves = async (database: Database, now = Date.now()): Promise<void> => {
  const before = (days: number) => new Date(now - days * DAY).toISOString();
  await database
    .deleteFrom('autosaves')
    .where((eb) =>
      eb.or([eb('keptAt', '<', before(LIFE)), eb.and({ key: '' }).and('keptAt', '<', before(1))]),
    )
    .execute();
};

/**
 * Deletes the texts of an item that is erased for good, with those of its translations and of its
 * note.
 */
export const deleteAutosavesOf = async (
  transaction: Queryable,
  list: string,
  item: string,
): Promise<void> => {
  await transaction.deleteFrom('autosaves').where('form', 'like', `${list}:${item}%`).execute();
};
