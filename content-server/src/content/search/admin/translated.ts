import {
  TRANSLATION_LANGUAGES,
  type AnyDefinition,
  type LanguageCode,
} from '@charity-site/api-client/entities';
import type { Database, TranslationRow } from '../../../db/database';
import { EXCERPT_FIELD, isRichText } from '../../language/translateRecords';
import type { Match } from './search';

/** Columns of a translated field that a search reads. */
export type TranslatedWords = Pick<
  TranslationRow,
  'item' | 'language' | 'field' | 'text' | 'plainText'
>;

/** The translated fields of some items or singletons of a definition, or of all of them. */
export const readTranslated = async (
  database: Database,
  { path, translatable }: AnyDefinition,
  items?: readonly string[],
): Promise<TranslatedWords[]> => {
  if (!translatable || items?.length === 0) return [];
  let query = database
    .selectFrom('translations')
    .select(['item', 'language', 'field', 'text', 'plainText'])
    .where('list', '=', path)
    .where('field', '!=', EXCERPT_FIELD);
  if (items) query = query.where('item', 'in', items);
  return query.execute();
};

/**
 * The match of a row in the default language, or else in the first other language that matches.
 * @param find matches the row in one language
 * @param translated its translated fields
 */
export const matchInLanguages = <Row extends object>(
  definition: AnyDefinition,
  row: Row,
  translated: readonly TranslatedWords[],
  find: (row: Row) => Match | undefined,
): Match | undefined => {
  const found = find(row);
  if (found) return found;
  for (const { code } of TRANSLATION_LANGUAGES) {
    const inLanguage = rowIn(definition, row, translated, code);
    const other = inLanguage && find(inLanguage);
    if (other) return { ...other, language: code };
  }
  return undefined;
};

/** A row with its words in a language; undefined when none of them is translated. */
export const rowIn = <Row extends object>(
  definition: AnyDefinition,
  row: Row,
  translated: readonly TranslatedWords[],
  language: LanguageCode,
): Row | undefined => {
  const own = translated.filter((words) => words.language === language);
  if (own.length === 0) return undefined;
  const words = own.flatMap(({ field, text, plainText }) => [
    [field, text],
    ...(isRichText(definition, field) ? [['plainText', plainText]] : []),
  ]);
  return { ...row, ...(Object.fromEntries(words) as Partial<Row>) };
};
