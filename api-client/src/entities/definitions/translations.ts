import { StringSchema } from 'yup';
import { entriesOf, entriesText, type Entry, type EntryShape } from '../fields/entries';
import { object, type AnyObjectSchema } from '../fields/fields';
import { ruleOf } from '../fields/formats';
import { LANGUAGES, type LanguageCode } from '../languages/languages';
import type { AnyDefinition } from './named';
import { optional } from '../types/publishing';

/** A field's words in another language. */
export interface TranslatedField {
  text: string;
  /** The words in the first language from which they were translated. */
  source: string;
}

/**
 * States of an item's translation: whole, with fields that have none yet, or made from words that have changed since.
 */
export const TRANSLATION_STATES = ['translated', 'unfinished', 'changed'] as const;

export type TranslationState = (typeof TRANSLATION_STATES)[number];

/**
 * The item of a translation in the history.
 * @param item id of the item, or key of the singleton
 */
export const translationItem = (item: string, language: LanguageCode): string => `${item}/${language}`;

/** An item of the history, and its language when it is a translation. The inverse of `translationItem`. */
export const translationOf = (item: string): { item: string; language?: (typeof LANGUAGES)[number] | undefined } => {
  const [id = '', code] = item.split('/');
  return { item: id, language: LANGUAGES.find((one) => one.code === code) };
};

/** The shape of the entries in a field; undefined for any other text. */
export const shapeOf = ({ rules }: Pick<AnyDefinition, 'rules'>, field: string): EntryShape | undefined => {
  const rule = ruleOf(rules, field);
  return rule && 'meta' in rule ? (rule.meta as { shape?: EntryShape } | undefined)?.shape : undefined;
};

/** The rules of a translation: those of the translatable fields, all of which can be left out. */
export const translationRules = ({ rules, translatable = [] }: AnyDefinition): AnyObjectSchema =>
  object(
    Object.fromEntries(
      translatable.flatMap((name) => {
        const rule = rules.fields[name];
        return rule instanceof StringSchema ? [[name, optional(rule)]] : [];
      }),
    ),
  );

const wordsOf = ({ parts }: EntryShape, entry: Entry): string[] =>
  parts.filter(({ translatable }) => translatable).map(({ name }) => entry[name] ?? '');

/** An entry with the words of another one; what is not words, such as a number, stays. */
const withWords = ({ parts }: EntryShape, entry: Entry, words: Entry): Entry => ({
  ...entry,
  ...Object.fromEntries(
    parts.flatMap(({ name, translatable }) => (translatable && words[name] ? [[name, words[name]]] : [])),
  ),
});

/**
 * The words of a field in another language.
 *
 * A translated text stays when the text in the first language changes. Entries are found by the words from which they were
 * translated, so that they follow a new order, and numbers are always those of the first language. An entry whose words have
 * changed, or are not translated, is in the first language.
 * @param shape of the entries in the field; undefined for any other text
 * @param present the field in the first language
 * @returns `isWhole` is false while some of the text is in the first language
 */
export const translatedText = (
  shape: EntryShape | undefined,
  present: string,
  { text, source }: TranslatedField,
): { text: string; isWhole: boolean } => {
  if (!shape) return { text, isWhole: text !== '' };
  const keyOf = (entry: Entry) => JSON.stringify(wordsOf(shape, entry));
  const translated = entriesOf(shape, text);
  const translations = new Map(entriesOf(shape, source).map((entry, at) => [keyOf(entry), translated[at]]));
  const entries = entriesOf(shape, present).map((entry) => {
    const words = translations.get(keyOf(entry));
    const whole = words ? withWords(shape, entry, words) : entry;
    const hasWords = wordsOf(shape, entry).some(Boolean);
    return { whole, isTranslated: !hasWords || keyOf(whole) !== keyOf(entry) };
  });
  return {
    text: entriesText(
      shape,
      entries.map(({ whole }) => whole),
    ),
    isWhole: entries.every(({ isTranslated }) => isTranslated),
  };
};
