import type { AnyDefinition } from '@charity-site/api-client/entities';
import type { TranslationRow, Queryable } from '../../db/database';
import { plainTextIn } from '../language/translateRecords';

/** Deletes the translations of an item or singleton and returns their rows, for the trash. */
export const deleteTranslations = async (
  transaction: Queryable,
  { path, translatable }: AnyDefinition,
  key: string,
): Promise<TranslationRow[]> =>
  translatable
    ? transaction
        .deleteFrom('translations')
        .where('list', '=', path)
        .where('item', '=', key)
        .returningAll()
        .execute()
    : [];

/** Inserts the rows that `deleteTranslations` returned. */
export const insertTranslations = async (
  transaction: Queryable,
  definition: AnyDefinition,
  rows: readonly TranslationRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  // Trash entries older than the search of translations have no plain text.
  const searched = rows.map((row) => ({
    ...row,
    plainText: plainTextIn(definition, row.field, row.text),
  }));
  await transaction.insertInto('translations').values(searched).execute();
};
