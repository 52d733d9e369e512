import type { FoundState, LanguageCode, TextPart } from '@charity-site/api-client/entities';
import { normalizeForSearch } from '../../../db/texts/text';
import { highlight, highlightedExcerpt } from '../site/highlight';
import { termsOf } from '../site/terms';

/** Words of a search that count; more only cost time. */
const WORDS_MAX = 8;

/** A search and its words. */
export interface Search {
  /** As it was typed, for the index of words. */
  text: string;
  /** The parts between spaces, as searched texts are stored. All of them must be found. */
  words: string[];
  /** The words without accents, for marking. */
  terms: string[];
}

/** A search from what was typed. */
export const searchOf = (typed: string): Search => {
  const text = typed.trim();
  const words = [...new Set(normalizeForSearch(text).split(/\s+/))].filter((word) => word !== '');
  return { text, words: words.slice(0, WORDS_MAX), terms: termsOf(text) };
};

/** True if some texts have all the words. */
export const hasAll = ({ words }: Search, texts: readonly string[]): boolean => {
  const all = normalizeForSearch(texts.join('\n'));
  return words.every((word) => all.includes(word));
};

/** A found entry, before its words are marked. */
export interface Found {
  _id: string;
  list: string;
  title: string;
  text: string;
  state: FoundState;
  /**
   * The language in which it has the words, when that is not the first one. Its title and text are
   * in it, too.
   */
  language?: LanguageCode;
}

/** Two lines on a phone must show the word. */
const MARKING = { anywhere: true, before: 24 };

/** An entry with the words marked. */
export const entryOf = ({ terms }: Search, { title, text, ...found }: Found) => ({
  ...found,
  title: highlight(title, terms, MARKING),
  excerpt: text === '' ? ([] as TextPart[]) : highlightedExcerpt(text, terms, MARKING),
});
