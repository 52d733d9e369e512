import { sentencesOf } from '@charity-site/api-client/entities';

/** Words longer than this count as long. */
const LONG_WORD = 6;
/** Fewer words say nothing about how a text reads. */
const ENOUGH_WORDS = 60;
/** From this value on, LIX calls a text difficult: official texts and specialist literature. */
const DIFFICULT = 55;

/**
 * The readability index LIX: the words in a sentence, plus the percentage of words with more than
 * six letters. Under 40 is easy, over 55 difficult. It needs no dictionary, so that it works for
 * names and other languages, too.
 */
export const lixOf = (text: string): number => {
  const words = text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  const parts = text.split(/:\s|\n/).flatMap(sentencesOf);
  const sentences = parts.filter((part) => /\p{L}/u.test(part)).length;
  const long = words.filter((word) => word.length > LONG_WORD).length;
  return words.length === 0
    ? 0
    : words.length / Math.max(sentences, 1) + (100 * long) / words.length;
};

/** Advice on a text that is hard to read. */
export const readingAdvice = (text: string): string[] => {
  const words = text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  if (words.length < ENOUGH_WORDS || lixOf(text) < DIFFICULT) return [];
  return ['The text is hard to read. Shorter sentences and everyday words help.'];
};
