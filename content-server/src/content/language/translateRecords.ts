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
 * Maximum number of records whose translations are read by id. For more, all translations of the
 * list are read.
 */
const BY_ID_MAX = 100;

/** A record with the id of its item or the key of its singleton. */
export interface Keyed<Item extends Record<string, unknown>> {
  key: string;
  record: Item;
}

/** Field name of the stored excerpt of a translated rich text. */
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

/** Translatable fields that the records have. */
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

interface TranslateOptions {
  language: LanguageCode;
  /** The public origin of the site. */
  origin: string;
  /** Unsaved words by field, used instead of the stored ones. */
  typed?: Readonly<Record<string, Words>>;
}

/**
 * Translates records, which must all have the same fields. Untranslated fields stay in the default
 * language, and `untranslated` names them. Links in rich text keep the language. Does not check
 * whether an item is public.
 */
export const translateRecords = async <Item extends Record<string, unknown>>(
  database: Queryable,
  definition: AnyDefinition,
  records: readonly Keyed<Item>[],
  { language, origin, typed }: TranslateOptions,
): Promise<(Item & { untranslated: string[] })[]> => {
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
      const source = wordsIn(shapes.get(field), record[field]);
      if (!hasWords(source)) continue;
      const translation = stored ? stored.get(`${key}/${field}`) : { text: typed?.[field], source };
      const translated = translation && translatedWords(shapes.get(field), source, translation);
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
