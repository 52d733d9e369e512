/**
 * Marks at the end of a sentence, with the word before them, closing brackets and quotation marks,
 * and blanks.
 */
const STOP = /([\p{L}\p{N}]{0,12})([\p{STerm}…]+[\p{Pe}\p{Pf}"']*)(\s*)/gu;

/** Where no blank follows: stops of Chinese and Japanese. */
const WIDE_STOP = /[。！？｡．]/;

/** The start of a sentence; a digit follows the stop of an abbreviation more often. */
const START = /^[\p{Pi}\p{Ps}"'¿¡]*[\p{Lu}\p{Lo}]/u;

/** More characters than the marks before a sentence have. */
const NEAR = 12;

/**
 * Abbreviations that a capital follows within a sentence, so not 'etc.'. Those that are written
 * with a capital here are other words without one.
 */
const ABBREVIATIONS = new Set(
  (
    'rev revd dr mr mrs ms mx mme prof hon fr sr jr st ste messrs msgr bp abp ven pst cllr amb gen capt cpt col maj lt cpl ' +
    'sgt insp supt brig pres sen gov esq asst assoc dept univ nos inc ltd bros assn corp pty approx tel ext vs incl viz cf ' +
    'ph sc mk jan feb apr aug sept oct nov dec tue tues thu thur thurs rd ave blvd bldg hwy ' +
    'Co Bro Br Ps Eng Adm Mar Jun Jul Sep Mon Wed Fri Sat Sun Mt Ft Rt No Est Vol'
  ).split(' '),
);

const isAbbreviation = (word: string): boolean =>
  /^\p{L}$/u.test(word) ||
  ABBREVIATIONS.has(word.toLowerCase()) ||
  ABBREVIATIONS.has(word.charAt(0) + word.slice(1).toLowerCase());

/**
 * The sentences of a plain text, each with the blanks after it. No sentence ends after an
 * abbreviation or an initial.
 */
export const sentencesOf = (text: string): string[] => {
  const ends = [...text.matchAll(STOP)].flatMap(
    ({ 0: found, 1: word = '', 2: stop = '', 3: blanks, index }) => {
      const end = index + found.length;
      const isEnd = blanks ? stop !== '.' || !isAbbreviation(word) : WIDE_STOP.test(stop);
      return isEnd && START.test(text.slice(end, end + NEAR)) ? [end] : [];
    },
  );
  return [...ends, text.length]
    .map((end, at) => text.slice(ends[at - 1] ?? 0, end))
    .filter(Boolean);
};
