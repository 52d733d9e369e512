import type { LanguageCode } from '../entities/languages/languages';
import { filled, translatedMessage, type TextValues, type Translate } from '../languages/messages';
import { siteConfig } from './siteConfig';

export type { TextValues, Translate };

/** The names of the placeholders in a text, such as `name` in 'Dear {name}'. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type ValuesOf<Text extends string> = string extends Text
  ? TextValues
  : Record<Placeholders<Text>, string | number>;

const translations = new Map<string, Translate>();

/** Adds the texts of a language. English needs none: it is in the code. */
export const addTexts = (language: LanguageCode, translate: Translate): void => {
  translations.set(language, translate);
};

/**
 * Translates a text of the interface to the page's language (docs/decisions/0048-two-languages.md);
 * returns the English text if it is not translated. Call it while a page renders: on the server,
 * the next page may be in another language.
 * @param english the text in English, with placeholders such as `{name}`
 */
export const t = <English extends string>(
  english: English,
  ...[values]: [Placeholders<English>] extends [never]
    ? [values?: TextValues]
    : [values: ValuesOf<English>]
): string =>
  translations.get(siteConfig().language)?.(english, values ?? {}) ??
  (values ? filled(english, values) : english);

/** Translates a message of the server to the page's language. */
export const tMessage = (message: string): string => {
  const translate = translations.get(siteConfig().language);
  return translate ? translatedMessage(message, translate) : message;
};
