import { sentencesOf } from '@charity-site/api-client/entities';

/** Words with more letters count as long. */
const LONG_WORD_LENGTH = 6;
/** Minimum number of words for a meaningful index. */
const MIN_WORDS = 60;
/** LIX values from here on are difficult: official texts and specialist literature. */
const DIFFICULT_LIX = 55;

/**
 * The readability index LIX: words per sentence, plus the percentage of words with more than six
 * letters. Under 40 is easy, over 55 difficult. It needs no dictionary, so it works for names and
 * other languages.
 */
export const lixOf = (text: string): number => {
  const words = text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  const parts = text.split(/:\s|\n/).flatMap(sentencesOf);
  const sentences = parts.filter((part) => /\p{L}/u.test(part)).length;
  const long = words.filter((word) => word.length > LONG_WORD_LENGTH).length;
  return words.length === 0
    ? 0
    : words.length / Math.max(sentences, 1) + (100 * long) / words.length;
};

/** Advice on a text that is hard to read. */
export const readingAdvice = (text: string): string[] => {
  const words = text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  if (words.length < MIN_WORDS || lixOf(text) < DIFFICULT_LIX) return [];
  return ['The text is hard to read. Shorter sentences and everyday words help.'];
};
