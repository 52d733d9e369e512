import { shortened, type TextPart } from '@charity-site/api-client/entities';
import { withoutAccents } from './terms';

/** Characters of an excerpt, and how many of them may come before the first word that was found. */
const LENGTH = 220;
const BEFORE = 80;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** English endings: a search for 'flooding' finds 'floods', too. */
const ENDING = /(?:ing|ed|es|s|er|ers|ly|ment|ments|ation|ations)$/;

/** The shortest stem of a longer word; it would begin too many other words. */
const STEM_MIN = 4;

const stemOf = (term: string): string => {
  const stem = term.replace(ENDING, '');
  return stem.length >= STEM_MIN ? stem : term;
};

/** Marks the words of a text that begin with one of the terms or with its stem. */
export const marked = (text: string, terms: readonly string[]): TextPart[] => {
  const stems = terms.map(stemOf);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const known = withoutAccents(word);
    if (!stems.some((stem) => known.startsWith(stem))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), found: false });
    parts.push({ text: word, found: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), found: false });
  return parts;
};

/** The part of a text around the first word that was found, with the words marked. */
export const markedExcerpt = (text: string, terms: readonly string[]): TextPart[] => {
  const first = marked(text, terms)[0];
  const at = first && !first.found ? first.text.length : 0;
  if (at <= BEFORE || at === text.length) return marked(shortened(text, LENGTH), terms);
  // Starts at a word, not within one.
  const start = text.indexOf(' ', at - BEFORE) + 1;
  return marked(`…${shortened(text.slice(start), LENGTH)}`, terms);
};
