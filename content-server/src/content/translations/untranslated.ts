import {
  CONTENT_TYPES,
  isListing,
  nameOf,
  SINGLETONS,
  type AnyDefinition,
  type OtherLanguage,
  type UntranslatedItem,
} from '@charity-site/api-client/entities';
import { sql } from 'kysely';
import { untyped, type Database, type ListRow } from '../../db/database';
import { isPublicNow } from '../rows/publishing';

/** Maximum number of items returned. */
const ITEMS_MAX = 200;

const translatable = <Definition extends AnyDefinition>(
  definitions: readonly Definition[],
): Definition[] => definitions.filter((definition) => definition.translatable);

/** Rows of a definition that have words and no translation, newest first. */
const untranslatedOf = async (
  database: Database,
  definition: AnyDefinition,
  { language, time, isPublished }: { language: OtherLanguage; time: string; isPublished: boolean },
): Promise<UntranslatedItem[]> => {
  const { path, table, translatable: fields = [] } = definition;
  const hasWords = sql.join(
    fields.map((field) => sql`${sql.ref(field)} <> ''`),
    sql` or `,
  );
  let query = untyped<ListRow>(database)
    .selectFrom(table)
    // Not the whole rows, which can hold 200,000 characters of rich text each.
    .select(['_id', time, ...(isListing(definition) ? definition.searchIn.slice(0, 1) : [])])
    .$castTo<ListRow>()
    .where(sql<boolean>`(${hasWords})`)
    .where(
      sql<boolean>`not exists (select 1 from ${sql.table('translations')} as words
        where words.list = ${path} and words.language = ${language} and words.item = ${sql.ref(`${table}._id`)})`,
    )
    .orderBy(time, 'desc')
    .orderBy('_id', 'desc')
    .limit(ITEMS_MAX);
  if (isPublished) query = query.where(isPublicNow());
  return (await query.execute()).map((row) => ({
    list: path,
    item: row._id,
    title: nameOf(definition, row) || definition.item,
    at: String(row[time]),
  }));
};

/**
 * Public content without a translation, newest first.
 * @param lists paths of the lists that the caller may edit; undefined for all, with the singletons
 */
export const untranslatedItems = async (
  database: Database,
  language: OtherLanguage,
  lists: readonly string[] | undefined,
): Promise<UntranslatedItem[]> => {
  const types = translatable(CONTENT_TYPES).filter(({ path }) => !lists || lists.includes(path));
  const found = await Promise.all([
    ...types.map((type) =>
      untranslatedOf(database, type, {
        language,
        time: 'createdAt',
        isPublished: type.publishing === true,
      }),
    ),
    ...(lists ? [] : translatable(SINGLETONS)).map((singleton) =>
      untranslatedOf(database, singleton, { language, time: 'updatedAt', isPublished: false }),
    ),
  ]);
  return found
    .flat()
    .sort((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, ITEMS_MAX);
};
