import { truncateText, type TextPart } from '@charity-site/api-client/entities';
import { withoutAccents } from '../../../db/texts/text';
import { BOOLEAN, TEXT, listOf, objectOf } from '../../../http/openApi/jsonSchema';

/** Length of an excerpt, in characters. */
const EXCERPT_LENGTH = 220;

/** Schema of a text in parts, some of them highlighted. */
export const partsSchema = listOf(objectOf({ text: TEXT, found: BOOLEAN }));

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** English endings: a search for 'flooding' finds 'floods', too. */
const ENDING = /(?:ing|ed|es|s|er|ers|ly|ment|ments|ation|ations)$/;

/** Minimum length of a stem; a shorter one would match too many words. */
const STEM_MIN = 4;

const stemOf = (term: string): string => {
  const stem = term.replace(ENDING, '');
  return stem.length >= STEM_MIN ? stem : term;
};

interface HighlightOptions {
  /**
   * True when a term can be any part of a word; by default a word must begin with it or with its
   * stem.
   */
  anywhere?: boolean;
  /** Maximum number of characters before the first match in an excerpt. */
  before?: number;
}

/** Splits a text into parts and marks the words that match a term. */
export const highlight = (
  text: string,
  terms: readonly string[],
  options: HighlightOptions = {},
): TextPart[] => {
  const stems = terms.map(stemOf);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const plainWord = withoutAccents(word);
    const isFound =
      stems.some((stem) => plainWord.startsWith(stem)) ||
      (options.anywhere && terms.some((term) => plainWord.includes(term)));
    if (!isFound) continue;
    if (index > end) parts.push({ text: text.slice(end, index), found: false });
    parts.push({ text: word, found: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), found: false });
  return parts;
};

/** The part of a text around the first match, highlighted. */
export const highlightedExcerpt = (
  text: string,
  terms: readonly string[],
  options: HighlightOptions = {},
): TextPart[] => {
  const { before = 80 } = options;
  const first = highlight(text, terms, options)[0];
  const at = first && !first.found ? first.text.length : 0;
  if (at <= before || at === text.length)
    return highlight(truncateText(text, EXCERPT_LENGTH), terms, options);
  // Starts at a word, not within one.
  const start = text.indexOf(' ', at - before) + 1;
  return highlight(`…${truncateText(text.slice(start), EXCERPT_LENGTH - 1)}`, terms, options);
};
