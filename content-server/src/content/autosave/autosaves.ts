import type { FastifyRequest } from 'fastify';
import type { AutosaveRow, Database, Transaction, Queryable } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { callerOf } from '../../http/caller';
import { AUTOSAVE } from '../../http/openApi/callHeaders';

const DAY = 24 * 60 * 60 * 1000;

/** Days after its last change until an autosave expires, as in browsers. */
const TTL_DAYS = 30;

/** Columns of a closed autosave, whose text was saved or deleted. Only its number is stored. */
const EMPTY = { form: '', key: '', fields: '', version: null, device: '' };

/**
 * Saves an autosave; without a key, closes it. The higher number wins, and at equal numbers the
 * closed one, so that late and repeated calls change nothing.
 */
export const saveAutosave = async (
  database: Queryable,
  autosave: Partial<AutosaveRow> & Pick<AutosaveRow, 'administrator' | 'id' | 'number'>,
): Promise<void> => {
  const row = {
    ...EMPTY,
    ...autosave,
    _id: `${autosave.administrator}/${autosave.id}`,
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
 * Runs a save and closes the autosave that the request names, in one transaction, unless the save
 * throws or resolves to undefined. An admin-app older than 2026-12-29 names revisions instead of a
 * number; they close nothing.
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

/** Deletes expired autosaves, and closed ones after a day. */
export const purgeAutosaves = async (database: Database, now = Date.now()): Promise<void> => {
  const before = (days: number) => new Date(now - days * DAY).toISOString();
  await database
    .deleteFrom('autosaves')
    .where((eb) =>
      eb.or([
        eb('keptAt', '<', before(TTL_DAYS)),
        eb.and({ key: '' }).and('keptAt', '<', before(1)),
      ]),
    )
    .execute();
};

/** Deletes the autosaves of an erased item, of its translations and of its note. */
export const deleteAutosavesOf = async (
  transaction: Queryable,
  list: string,
  item: string,
): Promise<void> => {
  await transaction.deleteFrom('autosaves').where('form', 'like', `${list}:${item}%`).execute();
};
