import type { AnyListing, LanguageCode, TranslationState } from '@charity-site/api-client/entities';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database';

/** Condition of the rows, named `content`, of a list or singleton without a translation. */
export const isUntranslated = (path: string, language: LanguageCode): RawBuilder<boolean> =>
  sql`not exists (select 1 from ${sql.table('translations')} as words
    where words.list = ${path} and words.language = ${language} and words.item = content._id)`;

/**
 * Translation states of a list's items, without untranslated items. The database compares the
 * texts, because they can be long.
 */
export const translationStates = async (
  database: Database,
  { path, table, translatable = [] }: AnyListing,
  language: LanguageCode,
): Promise<{ item: string; state: TranslationState }[]> => {
  const fields = translatable.map((field) => {
    const present = sql.ref(`content.${field}`);
    return sql`
      select content._id as item,
        case when words._id is null then 1 else 0 end as missing,
        case when words.source <> ${present} then 1 else 0 end as changed,
        case when words._id is null then 0 else 1 end as translated
      from ${sql.table(table)} as content
      left join ${sql.table('translations')} as words
        on words.list = ${path} and words.language = ${language} and words.item = content._id and words.field = ${field}
      where ${present} <> ''`;
  });
  if (fields.length === 0) return [];
  const { rows } = await sql<{ item: string; missing: number; changed: number }>`
    select item, max(missing) as missing, max(changed) as changed
    from (${sql.join(fields, sql` union all `)}) as fields
    group by item having max(translated) = 1`.execute(database);
  return rows.map(({ item, missing, changed }) => ({
    item,
    state: changed ? 'changed' : missing ? 'unfinished' : 'translated',
  }));
};
