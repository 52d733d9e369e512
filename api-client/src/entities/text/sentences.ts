/** Marks at the end of a sentence, with closing brackets, quotation marks and blanks. */
const STOP = /[\p{STerm}…]+[\p{Pe}\p{Pf}"']*\s*/gu;

/** Where no blank follows: stops of Chinese and Japanese. */
const WIDE_STOP = /[。！？｡．]/;

/** The start of a sentence; a digit follows the stop of an abbreviation more often. */
const START = /^[\p{Pi}\p{Ps}"'¿¡]*[\p{Lu}\p{Lo}]/u;

/** More characters than an abbreviation, or the marks before a sentence, have. */
const NEAR = 12;

/**
 * Abbreviations that a capital follows within a sentence, so not 'etc.'. Those that are written with a capital here are other
 * words without one.
 */
const ABBREVIATIONS = new Set(
  (
    'rev dr mr mrs ms prof hon fr sr jr st messrs msgr bp abp gen capt col sgt gov nos inc ltd corp pty approx tel ext ' +
    'vs incl dept ph sc mk jan feb apr aug sept oct nov dec tue tues thu thurs rd ave ' +
    'Co Bro Br Mar Jun Jul Sep Mon Wed Fri Sat Sun Mt Rt No Est Vol'
  ).split(' '),
);

const isAbbreviation = (word: string): boolean =>
  /^\p{L}$/u.test(word) ||
  ABBREVIATIONS.has(word.toLowerCase()) ||
  ABBREVIATIONS.has(word.charAt(0) + word.slice(1).toLowerCase());

const isEnd = (text: string, at: number, stop: string): boolean => {
  if (!START.test(text.slice(at + stop.length, at + stop.length + NEAR))) return false;
  if (WIDE_STOP.test(stop)) return true;
  const [word = ''] = text
    .slice(Math.max(0, at - NEAR), at)
    .split(/[^\p{L}\p{N}]/u)
    .slice(-1);
  return /\s$/.test(stop) && !(stop.trim() === '.' && isAbbreviation(word));
};

/** The sentences of a plain text, each with the blanks after it. No sentence ends after an abbreviation or an initial. */
export const sentencesOf = (text: string): string[] => {
  const ends = [...text.matchAll(STOP)].flatMap(({ 0: stop, index }) =>
    isEnd(text, index, stop) ? [index + stop.length] : [],
  );
  return [...ends, text.length].map((end, at) => text.slice(ends[at - 1] ?? 0, end)).filter(Boolean);
};
