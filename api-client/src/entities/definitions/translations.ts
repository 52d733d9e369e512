import { partText, type AnyEntry, type EntryShape } from '../fields/entries';
import { entriesOf } from '../fields/entryText';
import { object, type AnyObjectSchema } from '../fields/fields';
import { entryShapeOf, ruleOf } from '../fields/formats';
import { LANGUAGES, type LanguageCode } from '../languages/languages';
import type { AnyDefinition } from './named';
import { canBeOptional, optional } from '../types/publishing';

/** The words of a field: a text, or the entries of a list. */
export type Words = string | AnyEntry[];

/** The words of a stored field: a text, or the entries of a list. */
export const wordsIn = (shape: EntryShape | undefined, stored: unknown): Words =>
  shape ? entriesOf(shape, stored) : typeof stored === 'string' ? stored : '';

/** A field in another language, as it is stored. */
interface TranslatedField {
  text: unknown;
  /** The words in the first language from which they were translated. */
  source: unknown;
}

export const hasWords = (words: Words | undefined): words is Words => (words?.length ?? 0) > 0;

/**
 * States of an item's translation: whole, with fields that have none yet, or made from words that
 * have changed since.
 */
export const TRANSLATION_STATES = ['translated', 'unfinished', 'changed'] as const;

export type TranslationState = (typeof TRANSLATION_STATES)[number];

/**
 * The item of a translation in the history.
 * @param item id of the item, or key of the singleton
 */
export const translationItem = (item: string, language: LanguageCode): string =>
  `${item}/${language}`;

/**
 * An item of the history, and its language when it is a translation. The inverse of
 * `translationItem`.
 */
export const translationOf = (
  item: string,
): { item: string; language?: (typeof LANGUAGES)[number] | undefined } => {
  const [id = '', code] = item.split('/');
  return { item: id, language: LANGUAGES.find((one) => one.code === code) };
};

/** The shape of a list; undefined for any other field. */
export const shapeOf = (
  { rules }: Pick<AnyDefinition, 'rules'>,
  field: string,
): EntryShape | undefined => entryShapeOf(ruleOf(rules, field));

/** The rules of a translation: those of the translatable fields, all of which can be left out. */
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

/** An entry with the words of another one; what is not words, such as a number, stays. */
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
 * A translated text stays when the text in the first language changes. Entries are found by the
 * words from which they were translated, so that they follow a new order, and numbers are always
 * those of the first language. An entry whose words have changed, or are not translated, is in the
 * first language.
 * @param shape of a list; undefined for any other field
 * @param present the field in the first language
 * @returns `isWhole` is false while some of the words are in the first language
 */
export const translatedWords = (
  shape: EntryShape | undefined,
  present: unknown,
  { text, source }: TranslatedField,
): { words: Words; isWhole: boolean } => {
  if (!shape) {
    const words = wordsIn(shape, text);
    return { words, isWhole: hasWords(words) };
  }
  const keyOf = (entry: AnyEntry) => JSON.stringify(wordsOf(shape, entry));
  const translated = entriesOf(shape, text);
  const translations = new Map(
    entriesOf(shape, source).map((entry, at) => [keyOf(entry), translated[at]]),
  );
  const entries = entriesOf(shape, present).map((entry) => {
    const words = translations.get(keyOf(entry));
    const whole = words ? withWords(shape, entry, words) : entry;
    const isInWords = wordsOf(shape, entry).some(Boolean);
    return { whole, isTranslated: !isInWords || keyOf(whole) !== keyOf(entry) };
  });
  return {
    words: entries.map(({ whole }) => whole),
    isWhole: entries.every(({ isTranslated }) => isTranslated),
  };
};
