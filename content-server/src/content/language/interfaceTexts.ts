import { createHash } from 'node:crypto';
import {
  DEFAULT_LANGUAGE,
  type LanguageCode,
  type OtherLanguage,
} from '@charity-site/api-client/entities';
import { loadCatalogue } from '@charity-site/api-client/languages';
import type { AcceptedTextRow, Queryable } from '../../db/database';

/** A text of the interface in one language. */
export interface InterfaceText {
  /** Identifies it in forms and addresses: a hash of the English text. */
  id: string;
  /** Its key. */
  english: string;
  /** The text on pages: the accepted one, else the one of the release. */
  present: string;
  /** True if the file of the release has it as confirmed. */
  isReviewed: boolean;
}

const idOf = (english: string): string =>
  createHash('sha256').update(english).digest('hex').slice(0, 16);

/** The key of an accepted text. */
export const acceptedTextId = (language: string, english: string): string =>
  `${language}/${english}`;

/** The accepted texts of a language. */
export const acceptedTexts = (database: Queryable, language: string): Promise<AcceptedTextRow[]> =>
  database.selectFrom('accepted_texts').selectAll().where('language', '=', language).execute();

/** All texts of a language in the order of its file, with what was accepted. */
export const interfaceTexts = async (
  database: Queryable,
  language: OtherLanguage,
): Promise<InterfaceText[]> => {
  const [{ toReview, reviewed }, rows] = await Promise.all([
    loadCatalogue(language),
    acceptedTexts(database, language),
  ]);
  const accepted = new Map(rows.map(({ english, text }) => [english, text]));
  return Object.entries({ ...toReview, ...reviewed }).map(([english, text]) => ({
    id: idOf(english),
    english,
    present: accepted.get(english) ?? text,
    isReviewed: Object.hasOwn(reviewed, english) && !accepted.has(english),
  }));
};

/**
 * The accepted texts that differ from those of the release, by their English; undefined when there
 * are none, so that a page has no data about them.
 */
export const replacedTexts = async (
  database: Queryable,
  language: LanguageCode,
): Promise<Record<string, string> | undefined> => {
  if (language === DEFAULT_LANGUAGE) return undefined;
  const rows = await acceptedTexts(database, language);
  if (rows.length === 0) return undefined;
  const { toReview, reviewed } = await loadCatalogue(language);
  const released: Partial<Record<string, string>> = { ...toReview, ...reviewed };
  const replaced = rows.filter(({ english, text }) => released[english] !== text);
  if (replaced.length === 0) return undefined;
  return Object.fromEntries(replaced.map(({ english, text }) => [english, text]));
};

/** A text with a form for one and one for several: '{count, plural, one {…} other {…}} in all'. */
const PLURAL =
  /^(?<before>.*?)\{(?<name>\w+), plural, one \{(?<one>[^{}]*)\} other \{(?<other>[^{}]*)\}\}(?<after>.*)$/s;

/** The plural of a text, whose forms are reviewed one by one. */
export interface PluralText {
  before: string;
  name: string;
  one: string;
  other: string;
  after: string;
}

/** The parts of a text with a plural; undefined for other texts. */
export const pluralOf = (text: string): PluralText | undefined => {
  const groups = PLURAL.exec(text)?.groups;
  return groups && ({ ...groups } as unknown as PluralText);
};

/** The text of a plural's parts. */
export const pluralText = ({ before, name, one, other, after }: PluralText): string =>
  `${before}{${name}, plural, one {${one}} other {${other}}}${after}`;

const PLACEHOLDER = /\{(\w+)\}/g;

const placeholdersIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))].sort();

/** A text in which only its placeholders have braces; the forms of its plural without them. */
const withoutPlural = (text: string): string => {
  const plural = pluralOf(text);
  return plural ? `${plural.before}{${plural.name}}${plural.after}` : text;
};

const named = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/**
 * A sentence about the placeholders of a text that differ from those of its English; undefined if
 * they are the same.
 */
export const placeholderMistake = (english: string, text: string): string | undefined => {
  const [expected, found] = [placeholdersIn(english), placeholdersIn(withoutPlural(text))];
  const missing = expected.filter((name) => !found.includes(name));
  const unknown = found.filter((name) => !expected.includes(name));
  const plural = pluralOf(text);
  if (plural && [plural.one, plural.other].some((form) => !form.includes('#')))
    return 'Please keep the sign # in both forms: the number is shown in its place.';
  if (missing.length > 0)
    return `Please keep ${named(missing)} as it is: a value is shown in its place.`;
  if (unknown.length > 0) return `The English text has no ${named(unknown)}. Please remove it.`;
  if (/[{}]/.test(withoutPlural(text).replaceAll(PLACEHOLDER, '')))
    return 'Please write no { or } except around the names that the English text has.';
  return undefined;
};
