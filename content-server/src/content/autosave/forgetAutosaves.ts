import type { Database, Writer } from '../../db/database';

const DAY = 24 * 60 * 60 * 1000;

/** Days after which a text that nobody has changed is erased, as in browsers. */
const LIFE = 30;

/** Erases the texts that nobody has changed for long, and the rows of texts that ended more than a day ago. */
export const forgetOldAutosaves = async (database: Database, now = new Date()): Promise<void> => {
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  await database
    .deleteFrom('autosaves')
    .where((eb) => eb.or([eb('keptAt', '<', before(LIFE)), eb.and([eb('key', '=', ''), eb('keptAt', '<', before(1))])]))
    .execute();
};

/** Erases the texts of an item that is erased for good, with those of its translations and of its note. */
export const forgetAutosavesOf = async (transaction: Writer, list: string, item: string): Promise<void> => {
  const form = `${list}:${item}`;
  await transaction
    .deleteFrom('autosaves')
    .where((eb) => eb.or([eb('form', '=', form), eb('form', 'like', `${form}/%`), eb('form', 'like', `${form}:%`)]))
    .execute();
};
