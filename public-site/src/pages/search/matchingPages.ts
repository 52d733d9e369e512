import {
  ABOUT_LINKS,
  DOCUMENTS,
  LEGAL_LINKS,
  QUICK_LINKS,
  translated,
} from '../../content/navigation';

/** The pages of the menu and the footer. */
export const PAGES = [
  ...new Map(
    [...QUICK_LINKS, ...ABOUT_LINKS, ...LEGAL_LINKS, DOCUMENTS].map((link) => [link.href, link]),
  ).values(),
];

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The pages of the menu and the footer whose labels match all words of a search. */
export const matchingPages = (search: string): { href: string; label: string }[] => {
  const searchWords = wordsOf(search);
  return translated(PAGES).filter(
    ({ label }) =>
      searchWords.length > 0 &&
      searchWords.every((word) => wordsOf(label).some((labelWord) => labelWord.startsWith(word))),
  );
};
