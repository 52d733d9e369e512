import type { Database, Writer } from '../../db/database';

/** Time after which a text that nobody has changed or ended is erased: 30 days, in ms, as in browsers. */
const LIFE = 30 * 24 * 60 * 60 * 1000;

/** Erases the texts that nobody has changed or ended for long. */
export const forgetOldAutosaves = async (database: Database, now = new Date()): Promise<void> => {
  const oldest = new Date(now.getTime() - LIFE).toISOString();
  await database.deleteFrom('autosaves').where('keptAt', '<', oldest).execute();
};

/** Erases the texts of an item that is erased for good, with those of its translations and of its note. */
export const forgetAutosavesOf = async (transaction: Writer, list: string, item: string): Promise<void> => {
  const form = `${list}:${item}`;
  await transaction
    .deleteFrom('autosaves')
    .where((eb) => eb.or([eb('form', '=', form), eb('form', 'like', `${form}/%`), eb('form', 'like', `${form}:%`)]))
    .execute();
};
