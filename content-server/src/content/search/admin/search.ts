import type { SearchHitState, LanguageCode, TextPart } from '@charity-site/api-client/entities';
import { normalizeForSearch } from '../../../db/texts/text';
import { highlight, highlightedExcerpt } from '../site/highlight';
import { termsOf } from '../site/terms';

/** Maximum number of words of a search. */
const WORDS_MAX = 8;

/** A parsed search. */
export interface Search {
  /** As typed, for the full-text index. */
  text: string;
  /** The words, normalized like searched texts. All of them must match. */
  words: string[];
  /** The words without accents, for highlighting. */
  terms: string[];
}

/** Parses a search. */
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

/** A result, before its words are highlighted. */
export interface Match {
  _id: string;
  list: string;
  title: string;
  text: string;
  state: SearchHitState;
  /** Language of the match, title and text, if not the default language. */
  language?: LanguageCode;
}

/** Two lines on a phone must show the word. */
const HIGHLIGHT_OPTIONS = { anywhere: true, before: 24 };

/** An entry with highlighted words. */
export const entryOf = ({ terms }: Search, { title, text, ...found }: Match) => ({
  ...found,
  title: highlight(title, terms, HIGHLIGHT_OPTIONS),
  excerpt: text === '' ? ([] as TextPart[]) : highlightedExcerpt(text, terms, HIGHLIGHT_OPTIONS),
});
