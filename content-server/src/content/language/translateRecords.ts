import {
  entryShapeOf,
  formatOf,
  hasWords,
  richTextsOf,
  ruleOf,
  shapeOf,
  translatedWords,
  wordsIn,
  type AnyDefinition,
  type LanguageCode,
  type Words,
} from '@charity-site/api-client/entities';
import type { TranslationRow, Queryable } from '../../db/database';
import { listWords } from '../../db/texts/lists';
import { readRichText } from '../../db/texts/sanitize';
import { linksInLanguage } from './linksInLanguage';

/**
 * Records whose translations are looked up by their ids. For more, all translations of the list are
 * read.
 */
const BY_ID_MAX = 100;

/** An answered record, and the id of its item or the key of its singleton. */
export interface Keyed<Answer extends Record<string, unknown>> {
  key: string;
  record: Answer;
}

/** The name under which the excerpt of a translated rich text is stored beside its fields. */
export const EXCERPT_FIELD = 'excerpt';

/** True if a field holds rich text. */
export const isRichText = ({ rules }: AnyDefinition, field: string): boolean =>
  formatOf(ruleOf(rules, field)) === 'html';

/** The words of a field without markup, for searches. */
export const plainTextIn = (definition: AnyDefinition, field: string, text: string): string => {
  const rule = ruleOf(definition.rules, field);
  const shape = entryShapeOf(rule);
  if (shape) return listWords(shape, text);
  return formatOf(rule) === 'html' ? readRichText(text).text : text;
};

/** The key of a translated field's row. */
export const translationRowId = ({
  list,
  item,
  language,
  field,
}: Pick<TranslationRow, 'list' | 'item' | 'language' | 'field'>) =>
  [list, item, language, field].join('/');

/** The fields with words that the records have. */
const fieldsWithWords = (
  definition: AnyDefinition,
  record: Record<string, unknown> | undefined,
): string[] => {
  const { translatable = [] } = definition;
  const hasExcerpt = 'excerptFrom' in definition && definition.excerptFrom;
  const names = hasExcerpt ? [...translatable, EXCERPT_FIELD] : translatable;
  return record ? names.filter((name) => name in record) : [];
};

const readFields = async (
  database: Queryable,
  { path }: AnyDefinition,
  { keys, language, fields }: { keys: string[]; language: LanguageCode; fields: string[] },
) => {
  let query = database
    .selectFrom('translations')
    .select(['item', 'field', 'text', 'source'])
    .where('list', '=', path)
    .where('language', '=', language)
    .where('field', 'in', fields);
  if (keys.length <= BY_ID_MAX) query = query.where('item', 'in', keys);
  const rows = await query.execute();
  return new Map(rows.map(({ item, field, ...words }) => [`${item}/${field}`, words]));
};

/** Options for answers in another language. */
interface InLanguage {
  language: LanguageCode;
  /** The public origin of the site. */
  origin: string;
  /** Words that are not stored yet, by field: they take the place of the stored ones. */
  typed?: Readonly<Record<string, Words>>;
}

/**
 * Puts the words of another language into answered records. Fields without a translation stay in
 * the first language, and `untranslated` names them. Links in rich text keep the language. The
 * records all have the same fields. Whether an item is public was decided before.
 */
export const translateRecords = async <Answer extends Record<string, unknown>>(
  database: Queryable,
  definition: AnyDefinition,
  records: readonly Keyed<Answer>[],
  { language, origin, typed }: InLanguage,
): Promise<(Answer & { untranslated: string[] })[]> => {
  const fields = fieldsWithWords(definition, records[0]?.record);
  const keys = records.map(({ key }) => key);
  if (fields.length === 0) return records.map(({ record }) => ({ ...record, untranslated: [] }));
  const stored = typed
    ? undefined
    : await readFields(database, definition, { keys, language, fields });
  const richTexts = richTextsOf(definition.rules);
  const shapes = new Map(fields.map((field) => [field, shapeOf(definition, field)]));
  return records.map(({ key, record }) => {
    const words: Record<string, Words> = {};
    const untranslated: string[] = [];
    for (const field of fields) {
      const present = wordsIn(shapes.get(field), record[field]);
      if (!hasWords(present)) continue;
      const found = stored
        ? stored.get(`${key}/${field}`)
        : { text: typed?.[field], source: present };
      const translated = found && translatedWords(shapes.get(field), present, found);
      if (translated?.isWhole) words[field] = translated.words;
      else untranslated.push(field);
    }
    for (const field of richTexts) {
      const html = words[field] ?? record[field];
      if (typeof html === 'string') words[field] = linksInLanguage(html, language, origin);
    }
    return { ...record, ...words, untranslated };
  });
};
