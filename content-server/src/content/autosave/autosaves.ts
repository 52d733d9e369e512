import type { ServerAutosave } from '@charity-site/api-client/entities';
import type { AutosaveRow, Database, Writer, Transaction } from '../../db/database';
import { inTransaction, lockRow } from '../../db/transaction';

/** Texts that are kept for one person. A further one takes the place of one that has ended, or of the oldest. */
const TEXTS_MAX = 200;

/** A revision of a form's text, as the device that typed it names it. */
export interface AutosaveAt {
  /** Id of the text. */
  id: string;
  /** Keys of this revision and of those that it goes on from, the latest first. */
  revisions: readonly [string, ...string[]];
  /** Browser and system in words. */
  device: string;
}

/** A text as a device sends it. */
export type SentText = Pick<AutosaveRow, 'form' | 'version'> & { values: Record<string, unknown> };

const revisionsOf = ({ revisions }: Pick<AutosaveRow, 'revisions'>): readonly string[] =>
  JSON.parse(revisions) as string[];

/** True when the later text is the earlier one or goes on from it. Every text goes on from one that has no revision yet. */
const holds = (later: readonly string[], [earlier]: readonly string[]): boolean =>
  earlier === undefined || later.includes(earlier);

/** Reads the text of a person; undefined when there is none. */
export const findAutosave = (database: Writer, administrator: string, id: string): Promise<AutosaveRow | undefined> =>
  database.selectFrom('autosaves').selectAll().where('_id', '=', `${administrator}/${id}`).executeTakeFirst();

/**
 * Locks the text of a person, so that no other call changes it before the transaction ends. A text that the server does not
 * have yet gets an empty row without a revision: the calls of two devices then wait for each other, too.
 */
const lock = async (transaction: Transaction, administrator: string, id: string): Promise<AutosaveRow> => {
  const _id = `${administrator}/${id}`;
  const empty: AutosaveRow = {
    ...{ _id, administrator, id, form: '', revisions: '[]', fields: '', version: null, device: '', ended: '' },
    keptAt: new Date().toISOString(),
  };
  await transaction
    .insertInto('autosaves')
    .values(empty)
    .onConflict((conflict) => conflict.column('_id').doNothing())
    .execute();
  await lockRow(transaction, 'autosaves', _id);
  return (await findAutosave(transaction, administrator, id)) ?? empty;
};

const change = async (
  transaction: Writer,
  row: AutosaveRow,
  { revisions, device }: AutosaveAt,
  changes: Partial<AutosaveRow>,
): Promise<AutosaveRow> => {
  const all = { ...changes, device, revisions: JSON.stringify(revisions), keptAt: new Date().toISOString() };
  await transaction.updateTable('autosaves').set(all).where('_id', '=', row._id).execute();
  return { ...row, ...all };
};

const keepNewest = async (transaction: Writer, administrator: string): Promise<void> => {
  const rows = await transaction
    .selectFrom('autosaves')
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
  if (old.length > 0) await transaction.deleteFrom('autosaves').where('_id', 'in', old).execute();
};

/**
 * Keeps the text of a form. Nothing newer is overwritten: a revision that the server has already is passed over, and one that
 * does not go on from the server's is kept as another text, whose id is the key of the revision.
 */
export const keepAutosave = (
  database: Database,
  administrator: string,
  at: AutosaveAt,
  { form, values, version }: SentText,
): Promise<AutosaveRow> =>
  inTransaction(database, async (transaction) => {
    let row = await lock(transaction, administrator, at.id);
    const present = revisionsOf(row);
    if (!holds(at.revisions, present) && !holds(present, at.revisions))
      row = await lock(transaction, administrator, at.revisions[0]);
    if (holds(revisionsOf(row), at.revisions)) return row;
    const kept = await change(transaction, row, at, { form, version, fields: JSON.stringify(values), ended: '' });
    await keepNewest(transaction, administrator);
    return kept;
  });

/**
 * Ends a text: in the transaction of the save that stores it, or because its person deletes it. What was typed since, here or on
 * another device, stays. A row without values is left, so that other devices do not offer their copies.
 */
export const endAutosave = async (
  transaction: Writer,
  administrator: string,
  at: AutosaveAt,
  ended: 'saved' | 'deleted',
): Promise<void> => {
  const row = await lock(transaction as Transaction, administrator, at.id);
  if (holds(at.revisions, revisionsOf(row))) await change(transaction, row, at, { fields: '', ended });
};

/** The columns of an answered text without its values, which can have a megabyte. */
export const AUTOSAVE_FACE = ['id', 'form', 'version', 'device', 'keptAt', 'ended', 'revisions'] as const;

/** A text for an answer, without its values. */
export const answeredAutosave = (row: Pick<AutosaveRow, (typeof AUTOSAVE_FACE)[number]>): ServerAutosave => {
  const { id, form, version, device, keptAt, ended } = row;
  return { id, form, version, device, keptAt, ended, revisions: revisionsOf(row) };
};
