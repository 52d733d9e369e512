import { normalizeText, normalized } from '@charity-site/api-client/entities';
import { sql, type RawBuilder } from 'kysely';

/**
 * Removes characters that a database cannot store: PostgreSQL rejects NUL, and lone surrogates
 * would change.
 */
export const stripInvalidChars = (text: string): string =>
  text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * A text in lower case without accents, styled letters and ligatures, as in the index of the site's
 * search.
 */
export const withoutAccents = (text: string): string =>
  normalized(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Letters that Unicode does not take apart. */
const LETTERS: Record<string, string> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** Apostrophes and quotation marks, which people and telephones write differently. */
export const APOSTROPHES =
  /["'`´«»\u2018-\u201f\u2032-\u2036\u2039\u203a\u02b9-\u02bd\u02c8\u055a\u05f3\u05f4\u275b-\u275e\ua78b\ua78c\uff02\uff07\uff40]/g;

/**
 * The form in which lists are searched and sorted: lower case, with one kind of dash, without
 * accents and quotation marks.
 */
export const normalizeForSearch = (text: string): string =>
  withoutAccents(normalizeText(text.replaceAll('\u001f', ' ')).replace(APOSTROPHES, ''))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[æđðıłøœßþ]/g, (letter) => LETTERS[letter] ?? letter);

/** Digits of a number in a sort key. */
const DIGITS = 12;

/**
 * A name as lists are sorted by it: from its first letter or digit on. Numbers have equally many
 * digits, so that 2 comes before 10.
 */
const sortKeyOf = (name: string): string =>
  normalizeForSearch(name)
    .replace(/^[^\p{L}\p{N}]+(?=.)/u, '')
    .trim()
    .replace(/\d+/g, (number) => number.replace(/^0+(?=\d)/, '').padStart(DIGITS, '0'));

/**
 * The text by which a list is searched and sorted: the sort key of the first text, then all texts.
 * They are joined by U+001F so that a match cannot span two of them.
 */
export const searchTextOf = (texts: readonly string[]): string =>
  [sortKeyOf(texts[0] ?? ''), ...texts.map(normalizeForSearch)].join('\u001f');

/**
 * The LIKE pattern (escape character `\`) that finds `search` literally, including `%` and `_`
 * (docs/product.md 7.4), after the sort key.
 */
const searchPattern = (search: string): string =>
  `%\u001f%${normalizeForSearch(search).replace(/[\\%_]/g, '\\$&')}%`;

/** The condition of the rows whose `searchText` contains a search. */
export const isFoundBy = (search: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref('searchText')} like ${searchPattern(search)} escape '\\'`;
