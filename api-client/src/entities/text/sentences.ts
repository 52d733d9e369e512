/** The end of a sentence: last word, stops, closing brackets and quotation marks, whitespace. */
const STOP = /([\p{L}\p{N}]{0,12})([\p{STerm}…]+[\p{Pe}\p{Pf}"']*)(\s*)/gu;

/** Stops of Chinese and Japanese, which no whitespace follows. */
const WIDE_STOP = /[。！？｡．]/;

/** The start of a sentence. No digit, which more often follows an abbreviation. */
const START = /^[\p{Pi}\p{Ps}"'¿¡]*[\p{Lu}\p{Lo}]/u;

/** Characters after a stop in which `START` must match. */
const START_LENGTH = 12;

/**
 * Abbreviations before a capital letter within a sentence, so not 'etc.'. Those with a capital are
 * other words in lower case.
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
 * Splits a plain text into sentences, each with the whitespace after it. No sentence ends after an
 * abbreviation or an initial.
 */
export const sentencesOf = (text: string): string[] => {
  const ends = [...text.matchAll(STOP)].flatMap(
    ({ 0: found, 1: word = '', 2: stop = '', 3: blanks, index }) => {
      const end = index + found.length;
      const isEnd = blanks ? stop !== '.' || !isAbbreviation(word) : WIDE_STOP.test(stop);
      return isEnd && START.test(text.slice(end, end + START_LENGTH)) ? [end] : [];
    },
  );
  return [...ends, text.length]
    .map((end, at) => text.slice(ends[at - 1] ?? 0, end))
    .filter(Boolean);
};
