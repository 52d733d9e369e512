import { normalizeText } from '@charity-site/api-client/entities';
import { APOSTROPHES, withoutAccents } from '../../../db/texts/text';

/** Words of a search that count; more only cost time. */
const TERMS_MAX = 8;

/**
 * The words of a search, as searches compare them; one with an apostrophe, such as ng'ombe, in its
 * parts.
 */
export const wordsOf = (search: string): string[][] => {
  const words = withoutAccents(normalizeText(search).replace(APOSTROPHES, "'")).match(
    /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu,
  );
  return [...new Set(words)].slice(0, TERMS_MAX).map((word) => word.split("'"));
};

/** The letters and digits of a search, as searches compare them. */
export const termsOf = (search: string): string[] =>
  [...new Set(wordsOf(search).flat())].slice(0, TERMS_MAX);

/**
 * Apostrophes that are letters: U+02BC, U+A78C, and to PostgreSQL in the locale C every sign beyond
 * ASCII.
 */
const LETTERS = ['\u02bc', '\ua78c', '\u2019'];

/**
 * A word as texts have it: with an apostrophe, which parts words, with a letter for one, and
 * without.
 * @param apart the database's operator for a word that follows another
 */
export const spellingsOf = (parts: readonly string[], apart: string): string[] =>
  parts.length === 1 ? [...parts] : [apart, ...LETTERS, ''].map((sign) => parts.join(sign));
