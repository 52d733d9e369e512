import { formatOf, nameOf, type AnySingleton } from '@charity-site/api-client/entities';
import { byName, type Database, type SingletonRow } from '../../../db/database';
import { readRichText } from '../../../db/texts/sanitize';
import { hasAll, type Found, type Search } from './search';
import { foundInLanguages, readTranslated } from './translated';

/** Marks between entries and their parts (docs/product.md 7.27). */
const MARKS = / ?[|•\n][|•\s]*/g;

/** The texts of a singleton, as they can be read. */
const textsOf = ({ rules }: AnySingleton, row: Partial<SingletonRow>): string[] =>
  Object.entries(rules.describe().fields)
    .map(([name, rule]) => ({ format: formatOf(rule), text: row[name] }))
    // Nobody searches for the address of a file.
    .filter(({ format, text }) => format !== 'picture' && typeof text === 'string' && text !== '')
    .map(({ format, text }) =>
      format === 'html' ? readRichText(String(text)).text : String(text).replace(MARKS, ' · '),
    );

/** A singleton whose name and texts have all the words, as an entry with the texts that have a word; undefined for any other. */
export const foundSingleton = (
  definition: AnySingleton,
  row: Partial<SingletonRow>,
  search: Search,
): Found | undefined => {
  const [title, texts] = [nameOf(definition, row), textsOf(definition, row)];
  if (!hasAll(search, [title, ...texts])) return undefined;
  const matching = texts.filter((text) => search.words.some((word) => hasAll({ ...search, words: [word] }, [text])));
  return {
    _id: String(row._id),
    list: definition.path,
    title,
    text: (matching.length > 0 ? matching : texts).join(' · '),
    state: '',
  };
};

/** The singletons or page heroes of a definition that have the words, in any language. There are few, so all are read. */
export const findSingletons = async (
  database: Database,
  definition: AnySingleton,
  search: Search,
): Promise<Found[]> => {
  const rows = await byName<SingletonRow>(database).selectFrom(definition.table).selectAll().execute();
  const translated = await readTranslated(database, definition);
  return rows.flatMap((row) => {
    const own = translated.filter(({ item }) => item === row._id);
    return foundInLanguages(definition, row, own, (one) => foundSingleton(definition, one, search)) ?? [];
  });
};
