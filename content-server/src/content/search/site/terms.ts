import { normalizeText } from '@charity-site/api-client/entities';
import { APOSTROPHES, withoutAccents } from '../../../db/texts/text';

/** Maximum number of words of a search. */
const TERMS_MAX = 8;

/** Normalized words of a search, each as its parts between apostrophes (ng'ombe has two). */
export const wordsOf = (search: string): string[][] => {
  const words = withoutAccents(normalizeText(search).replace(APOSTROPHES, "'")).match(
    /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu,
  );
  return [...new Set(words)].slice(0, TERMS_MAX).map((word) => word.split("'"));
};

/** Normalized parts of the words of a search. */
export const termsOf = (search: string): string[] =>
  [...new Set(wordsOf(search).flat())].slice(0, TERMS_MAX);

/**
 * Apostrophes that are letters: U+02BC, U+A78C, and in the C locale of PostgreSQL all characters
 * beyond ASCII.
 */
const LETTERS = ['\u02bc', '\ua78c', '\u2019'];

/**
 * Spellings of a word in texts: as separate tokens, with a letter for the apostrophe, and without.
 * @param phrase the database's phrase operator
 */
export const spellingsOf = (parts: readonly string[], phrase: string): string[] =>
  parts.length === 1 ? [...parts] : [phrase, ...LETTERS, ''].map((sign) => parts.join(sign));
