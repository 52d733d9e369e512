import { createContext, use } from 'react';

/**
 * Translates a text of the kit, such as 'Next slide', into the language of the page.
 * @param english the English text, with placeholders such as `{page}`
 * @param values values of the placeholders
 */
export type Words = (english: string, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the English texts. */
export const inEnglish: Words = (english, values = {}) =>
  english.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Translate function of the page; KitProvider's `words`, English by default. */
export const WordsContext = createContext<Words>(inEnglish);

/** Returns the translate function for the kit's texts. */
export function useWords(): Words {
  return use(WordsContext);
}
