import { createContext, use } from 'react';

/**
 * A word of the kit, such as 'Next slide', in the language of the page.
 * @param english the word in English, with placeholders such as `{page}`
 * @param values what stands in for the placeholders
 */
export type Words = (english: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words as they are in the code. */
export const inEnglish: Words = (english, values = {}) =>
  english.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** The words of the page; English unless KitProvider is given others. */
export const WordsContext = createContext<Words>(inEnglish);

/** The function by which the kit's components say their own words. */
export function useWords(): Words {
  return use(WordsContext);
}
