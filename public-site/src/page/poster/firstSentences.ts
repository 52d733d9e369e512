/** A sentence: up to the mark, with closing quotation marks, that the capital letter of the next one follows. */
const SENTENCE = /.*?[.!?…]["'”’)]*(?=\s+["'“‘(]*\p{Lu}|\s*$)/gsu;

/** The first sentences of a text; the text itself where it has no full stop. */
export const firstSentences = (text: string, count: number): string =>
  text.match(SENTENCE)?.slice(0, count).join('').trim() ?? text;
