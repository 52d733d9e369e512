import { addressIn, DEFAULT_LANGUAGE, type LanguageCode } from '@charity-site/api-client/entities';
import {
  filled,
  loadCatalogue,
  translatedMessage,
  type TextValues,
} from '@charity-site/api-client/languages';

/** The words of a page that the server makes itself: those of the remotes come with the remotes. */
export interface Translator {
  language: LanguageCode;
  /** A text in the language, in English where the language does not have it. Unescaped. */
  t: (english: string) => string;
  /** The message of an error in the language. Unescaped. */
  tMessage: (message: string) => string;
  /** The address of a page of the site in the language. */
  addressOf: (path: string) => string;
}

/** The words of pages in the first language. */
export const DEFAULT_TRANSLATOR: Translator = {
  language: DEFAULT_LANGUAGE,
  t: (english) => english,
  tMessage: (message) => message,
  addressOf: (path) => path,
};

/** The words of pages in a language, from the catalogue that public-site uses, too. */
export const translatorFor = async (language: LanguageCode): Promise<Translator> => {
  if (language === DEFAULT_LANGUAGE) return DEFAULT_TRANSLATOR;
  const { toReview, reviewed } = await loadCatalogue(language);
  const messages: Partial<Record<string, string>> = { ...toReview, ...reviewed };
  const translate = (english: string, values: TextValues) => {
    const message = messages[english];
    return message === undefined ? undefined : filled(message, values);
  };
  return {
    language,
    t: (english) => messages[english] ?? english,
    tMessage: (message) => translatedMessage(message, translate),
    addressOf: (path) => addressIn(language, path),
  };
};
