import type { ServerAutosave } from '@charity-site/api-client/entities';
import type { AutosaveRow, Writer } from '../../db/database';
import { countOf } from '../../db/countOf';

/** Texts that are kept for one person. A further one takes the place of one that has ended, or of the oldest. */
const TEXTS_MAX = 200;

/** A text as a call names it. */
export interface AutosaveAt {
  /** Id of the person. */
  administrator: string;
  /** Id of the editor. */
  id: string;
  /** The number that the editor gave to the text. */
  number: number;
}

const ofPerson = (database: Writer, administrator: string) =>
  database.selectFrom('autosaves').where('administrator', '=', administrator);

/** Reads the text of a person's editor; undefined when there is none. */
export const findAutosave = (database: Writer, administrator: string, id: string): Promise<AutosaveRow | undefined> =>
  database.selectFrom('autosaves').selectAll().where('_id', '=', `${administrator}/${id}`).executeTakeFirst();

const keepNewest = async (database: Writer, administrator: string): Promise<void> => {
  if ((await countOf(ofPerson(database, administrator))) <= TEXTS_MAX) return;
  const newest = ofPerson(database, administrator)
    .select('_id')
    // Ended rows, whose key is '', go first.
    .orderBy((eb) => eb.case().when('key', '=', '').then(1).else(0).end())
    .orderBy('keptAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(TEXTS_MAX);
  await database
    .deleteFrom('autosaves')
    .where('administrator', '=', administrator)
    .where('_id', 'not in', newest)
    .execute();
};

/** The text of a form as it was sent. */
type SentText = Pick<AutosaveRow, 'form' | 'key' | 'fields' | 'version' | 'device'>;

/** Keeps the text of an editor, unless its row has a higher number, or the same: what arrives late or twice changes nothing. */
export const keepAutosave = async (
  database: Writer,
  { administrator, id, number }: AutosaveAt,
  text: SentText,
): Promise<void> => {
  const changes = { ...text, number, keptAt: new Date().toISOString() };
  await database
    .insertInto('autosaves')
    .values({ _id: `${administrator}/${id}`, administrator, id, ...changes })
    .onConflict((conflict) =>
      conflict
        .column('_id')
        .doUpdateSet(changes)
        .where('autosaves.number', text.key ? '<' : '<=', number),
    )
    .execute();
  await keepNewest(database, administrator);
};

/**
 * Ends a text: in the transaction of the save that stores it, or because its person deletes it. What was typed since stays. The
 * row is left without the text, with its number, so that a late copy changes nothing.
 */
export const endAutosave = (database: Writer, at: AutosaveAt): Promise<void> =>
  keepAutosave(database, at, { form: '', key: '', fields: '', version: null, device: '' });

/** The columns of an answered text without its values, which can have a megabyte. */
export const AUTOSAVE_FACE = ['id', 'form', 'number', 'key', 'version', 'device', 'keptAt'] as const;

/**
 * A text for an answer. An admin-app of before 2026-12-29 reads `revisions` and `ended`: they can go when no release of it is kept
 * on any site.
 */
export const answeredAutosave = <Row extends ServerAutosave>(row: Row) => ({
  ...row,
  revisions: [],
  ended: row.key ? '' : 'deleted',
});
