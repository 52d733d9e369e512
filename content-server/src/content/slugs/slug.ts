import { isId, normalized, type AnyListing } from '@charity-site/api-client/entities';
import slugify from 'slugify';
import type { ColumnValue } from '../../db/database';
import { APOSTROPHES } from '../../db/texts/text';

/** Maximum length of a title in a slug, in characters. A longer one ends with a whole word. */
const TITLE_MAX = 80;

/** Pattern of a slug. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** True if a text can be the slug of an item. An id has another form. */
export const isSlug = (text: string): boolean =>
  text.length <= 120 && SLUG.test(text) && !isId(text);

/**
 * Number of items with the same title that are numbered. Later ones end with a part of their id, so
 * that no long search is needed.
 */
const NUMBERED = 5;

const shortened = (words: string): string =>
  words.length <= TITLE_MAX
    ? words
    : words
        .slice(0, TITLE_MAX + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, TITLE_MAX);

/**
 * The words of a text as a slug. Marks are removed first: slugify knows fewer letters with marks
 * than Chichewa has. Punctuation separates words, except apostrophes and thousands separators.
 */
const wordsOf = (text: string): string =>
  slugify(
    normalized(text.replace(APOSTROPHES, ''), 'NFKD')
      .replace(/\p{Mark}/gu, '')
      .replace(/(\d),(?=\d{3})/g, '$1')
      .replace(/([\p{L}\p{N}])([^\p{L}\p{N}\s]+)(?=[\p{L}\p{N}])/gu, '$1 $2 '),
    { lower: true, strict: true },
  );

/**
 * Possible slugs of an item, best first: its title, then the title with a number. Items with a date
 * can share a title, so their slugs start with the year (UTC).
 */
export const slugsFor = (
  { item }: Pick<AnyListing, 'item'>,
  row: Record<string, ColumnValue | undefined>,
): string[] => {
  const title = shortened(wordsOf(String(row.title ?? ''))) || wordsOf(item);
  const year = String(row.date ?? '').slice(0, 4);
  const first = year === '' ? title : `${year}-${title}`;
  const numbers = Array.from({ length: NUMBERED - 1 }, (_, index) => `${first}-${index + 2}`);
  return [first, ...numbers, `${first}-${String(row._id).slice(-12)}`].filter(isSlug);
};
