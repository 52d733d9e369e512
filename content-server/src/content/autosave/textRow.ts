import type { ServerText } from '@charity-site/api-client/entities';
import type { Transaction } from 'kysely';
import type { KeptTextRow, Tables, Writer } from '../../db/database';
import { lockRow } from '../../db/locks';

/** A change of a copy of a text, as the device that made it names it. */
export interface TextAt {
  /** Id of the text. */
  id: string;
  /** The revision that the copy goes on from; 0 for none. */
  revision: number;
  copy: string;
  /** Number of the copy's last change. */
  change: number;
  /** Browser and system in words. */
  device: string;
}

/** Maximum number of copies whose changes a text remembers. */
const COPIES_MAX = 20;

const changesIn = ({ changes }: Pick<KeptTextRow, 'changes'>): Record<string, number> =>
  JSON.parse(changes) as Record<string, number>;

/** The number of the last kept change of a copy; 0 for none. */
export const lastChangeOf = (row: KeptTextRow, copy: string): number => changesIn(row)[copy] ?? 0;

/** The changes of all copies, with this one as the last. The longest unused copies go first. */
export const changesWith = (row: KeptTextRow, { copy, change }: TextAt): string => {
  const { [copy]: before = 0, ...others } = changesIn(row);
  const all = [...Object.entries(others), [copy, Math.max(before, change)] as const];
  return JSON.stringify(Object.fromEntries(all.slice(-COPIES_MAX)));
};

const rowId = (administrator: string, id: string): string => `${administrator}/${id}`;

/** Reads the text of a person; undefined when there is none. */
export const findText = (database: Writer, administrator: string, id: string): Promise<KeptTextRow | undefined> =>
  database.selectFrom('kept_texts').selectAll().where('_id', '=', rowId(administrator, id)).executeTakeFirst();

/**
 * Locks the text of a person, so that no other call changes it before the transaction ends. A text that the server does not
 * have yet gets an empty row, with the revision 0: the calls of two devices then wait for each other, too.
 */
export const lockText = async (
  transaction: Transaction<Tables>,
  administrator: string,
  { id, copy, device }: TextAt,
): Promise<KeptTextRow> => {
  const _id = rowId(administrator, id);
  const empty: KeptTextRow = {
    ...{ _id, administrator, id, copy, device },
    ...{ form: '', revision: 0, changes: '{}', fields: '', version: null, ended: '' },
    keptAt: new Date().toISOString(),
  };
  await transaction
    .insertInto('kept_texts')
    .values(empty)
    .onConflict((conflict) => conflict.column('_id').doNothing())
    .execute();
  await lockRow(transaction, 'kept_texts', _id);
  return (await findText(transaction, administrator, id)) ?? empty;
};

/**
 * True if the text was changed on another device since the revision from which a copy continues. The copy's own last
 * change does not count: its answer was lost. Neither does any of them after an older backup was restored or old texts
 * were removed.
 */
export const isOutdated = (row: KeptTextRow, { revision, copy }: TextAt): boolean =>
  row.revision !== 0 && row.revision !== revision && (row.copy !== copy || row.ended !== '');

/** A text for an answer, without its values. */
export const answeredText = ({
  id,
  form,
  revision,
  copy,
  changes,
  version,
  device,
  keptAt,
  ended,
}: KeptTextRow): ServerText => ({
  ...{ id, form, revision, copy, version, device, keptAt, ended },
  changes: changesIn({ changes }),
});
