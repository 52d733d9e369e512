import { partText, type AnyEntry, type EntryShape } from '../fields/entries';
import { entriesOf } from '../fields/entryText';
import { object, type AnyObjectSchema } from '../fields/fields';
import { entryShapeOf, ruleOf } from '../fields/formats';
import { LANGUAGES, type LanguageCode } from '../languages/languages';
import type { AnyDefinition } from './findDefinition';
import { canBeOptional, optional } from '../types/publishing';

/** The words of a field: a text, or the entries of a list. */
export type Words = string | AnyEntry[];

/** Reads the words of a stored field. */
export const wordsIn = (shape: EntryShape | undefined, stored: unknown): Words =>
  shape ? entriesOf(shape, stored) : typeof stored === 'string' ? stored : '';

/** A stored translation of a field. */
interface TranslatedField {
  text: unknown;
  /** The words in the default language from which `text` was translated. */
  source: unknown;
}

export const hasWords = (words: Words | undefined): words is Words => (words?.length ?? 0) > 0;

/**
 * States of an item's translation: complete, incomplete, or outdated because the source words have
 * changed since.
 */
export const TRANSLATION_STATES = ['translated', 'unfinished', 'changed'] as const;

export type TranslationState = (typeof TRANSLATION_STATES)[number];

/**
 * The `item` of a translation's changes in the history.
 * @param item id of the item, or key of the singleton
 */
export const translationItem = (item: string, language: LanguageCode): string =>
  `${item}/${language}`;

/**
 * Splits an `item` of the history into id and, for a translation, language. The inverse of
 * `translationItem`.
 */
export const translationOf = (
  item: string,
): { item: string; language?: (typeof LANGUAGES)[number] | undefined } => {
  const [id = '', code] = item.split('/');
  return { item: id, language: LANGUAGES.find((one) => one.code === code) };
};

/** The shape of a list field; undefined for other fields. */
export const shapeOf = (
  { rules }: Pick<AnyDefinition, 'rules'>,
  field: string,
): EntryShape | undefined => entryShapeOf(ruleOf(rules, field));

/** The rules of a translation: those of the translatable fields, all optional. */
export const translationRules = ({ rules, translatable = [] }: AnyDefinition): AnyObjectSchema =>
  object(
    Object.fromEntries(
      translatable.flatMap((name) => {
        const rule = rules.fields[name];
        return canBeOptional(rule) ? [[name, optional(rule)]] : [];
      }),
    ),
  );

const wordsOf = ({ parts }: EntryShape, entry: AnyEntry): string[] =>
  parts.filter(({ translatable }) => translatable).map(({ name }) => partText(entry[name]));

/** An entry with the words of another entry. Other parts, such as numbers, stay. */
const withWords = ({ parts }: EntryShape, entry: AnyEntry, words: AnyEntry): AnyEntry => {
  const whole = { ...entry };
  for (const { name, translatable } of parts) {
    const part = words[name];
    if (translatable && part?.length) whole[name] = part;
  }
  return whole;
};

/**
 * The words of a field in another language.
 *
 * A translated text stays when its source changes. Entries are matched by their source words, so
 * that they follow a new order, and numbers always come from the default language. An entry with
 * changed or untranslated words is in the default language.
 * @param shape of a list; undefined for other fields
 * @param source the field in the default language
 * @returns `isWhole` is false if some words are in the default language
 */
export const translatedWords = (
  shape: EntryShape | undefined,
  source: unknown,
  { text, source: translatedFrom }: TranslatedField,
): { words: Words; isWhole: boolean } => {
  if (!shape) {
    const words = wordsIn(shape, text);
    return { words, isWhole: hasWords(words) };
  }
  const keyOf = (entry: AnyEntry) => JSON.stringify(wordsOf(shape, entry));
  const translated = entriesOf(shape, text);
  const translations = new Map(
    entriesOf(shape, translatedFrom).map((entry, at) => [keyOf(entry), translated[at]]),
  );
  const entries = entriesOf(shape, source).map((entry) => {
    const words = translations.get(keyOf(entry));
    const whole = words ? withWords(shape, entry, words) : entry;
    const isTranslatable = wordsOf(shape, entry).some(Boolean);
    return { whole, isTranslated: !isTranslatable || keyOf(whole) !== keyOf(entry) };
  });
  return {
    words: entries.map(({ whole }) => whole),
    isWhole: entries.every(({ isTranslated }) => isTranslated),
  };
};
