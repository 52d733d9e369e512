import { isId, normalized, type AnyListing } from '@charity-site/api-client/entities';
import slugify from 'slugify';
import type { ColumnValue } from '../../db/database';
import { APOSTROPHES } from '../../db/texts/text';

/** Maximum length of a title in a slug, in characters. A longer one ends with a whole word. */
const TITLE_MAX = 80;

/** The form of a slug in an address. */
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
 * than Chichewa has. Signs between words part them, except apostrophes and the commas of thousands.
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
 * The slugs that an item can have, the best first: of its title, then the same with a number.
 * Titles of items with a date come back, so the year (UTC) comes first.
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
