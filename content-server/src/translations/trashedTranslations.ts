import type { AnyDefinition } from '@charity-site/api-client/entities';
import type { TranslationRow, Writer } from '../db/database';

/** Takes all translations of an item or singleton out of their table, for the trash. */
export const takeTranslations = async (
  transaction: Writer,
  { path, translatable }: AnyDefinition,
  key: string,
): Promise<TranslationRow[]> =>
  translatable
    ? transaction.deleteFrom('translations').where('list', '=', path).where('item', '=', key).returningAll().execute()
    : [];

/** Puts back what `takeTranslations` took. */
export const putTranslations = async (transaction: Writer, rows: readonly TranslationRow[]): Promise<void> => {
  if (rows.length > 0) await transaction.insertInto('translations').values(rows).execute();
};
