import {
  entryShapeOf,
  formatOf,
  nameOf,
  type AnySingleton,
} from '@charity-site/api-client/entities';
import { untyped, type Database, type SingletonRow } from '../../../db/database';
import { plainTextIn } from '../../language/translateRecords';
import { hasAll, type Match, type Search } from './search';
import { matchInLanguages, readTranslated } from './translated';

/** Texts of a singleton for reading; lists are on one line (docs/product.md 7.27). */
const textsOf = (definition: AnySingleton, row: Partial<SingletonRow>): string[] =>
  Object.entries(definition.rules.describe().fields).flatMap(([name, rule]) => {
    const text = row[name];
    // URLs of files are not searched.
    if (typeof text !== 'string' || text === '' || formatOf(rule) === 'picture') return [];
    const words = plainTextIn(definition, name, text);
    return [entryShapeOf(rule) ? words.replaceAll('\n', ' · ') : words];
  });

/**
 * A singleton whose name and texts have all the words, as an entry with the matching texts;
 * undefined if it does not match.
 */
export const matchingSingleton = (
  definition: AnySingleton,
  row: Partial<SingletonRow>,
  search: Search,
): Match | undefined => {
  const [title, texts] = [nameOf(definition, row), textsOf(definition, row)];
  if (!hasAll(search, [title, ...texts])) return undefined;
  const matching = texts.filter((text) =>
    search.words.some((word) => hasAll({ ...search, words: [word] }, [text])),
  );
  return {
    _id: String(row._id),
    list: definition.path,
    title,
    text: (matching.length > 0 ? matching : texts).join(' · '),
    state: '',
  };
};

/**
 * The singletons or page heroes of a definition that have the words, in any language. There are
 * few, so all are read.
 */
export const findSingletons = async (
  database: Database,
  definition: AnySingleton,
  search: Search,
): Promise<Match[]> => {
  const rows = await untyped<SingletonRow>(database)
    .selectFrom(definition.table)
    .selectAll()
    .execute();
  const translated = await readTranslated(database, definition);
  return rows.flatMap((row) => {
    const own = translated.filter(({ item }) => item === row._id);
    return (
      matchInLanguages(definition, row, own, (one) => matchingSingleton(definition, one, search)) ??
      []
    );
  });
};
