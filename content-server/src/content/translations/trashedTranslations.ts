import type { AnyDefinition } from '@charity-site/api-client/entities';
import type { TranslationRow, Queryable } from '../../db/database';
import { plainTextIn } from '../language/translateRecords';

/** Takes all translations of an item or singleton out of their table, for the trash. */
export const takeTranslations = async (
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

/** Puts back what `takeTranslations` took. */
export const putTranslations = async (
  transaction: Queryable,
  definition: AnyDefinition,
  rows: readonly TranslationRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  // Translations that went into the trash before searches read them have no plain text.
  const searched = rows.map((row) => ({
    ...row,
    plainText: plainTextIn(definition, row.field, row.text),
  }));
  await transaction.insertInto('translations').values(searched).execute();
};
