import {
  localizedPath,
  DEFAULT_LANGUAGE,
  type LanguageCode,
} from '@charity-site/api-client/entities';
import {
  filled,
  loadCatalogue,
  translatedMessage,
  type TextValues,
} from '@charity-site/api-client/languages';
import type { Queryable } from '../../db/database';
import { replacedTexts } from './interfaceTexts';

/** Translates server-rendered pages. Remotes bring their own translations. */
export interface Translator {
  language: LanguageCode;
  /** Translates an English text; returns it unchanged if it has no translation. Unescaped. */
  t: (english: string) => string;
  /** Translates the message of an error. Unescaped. */
  tMessage: (message: string) => string;
  /** The path of a page of the site in the language. */
  addressOf: (path: string) => string;
}

/** Translator of the default language. */
export const DEFAULT_TRANSLATOR: Translator = {
  language: DEFAULT_LANGUAGE,
  t: (english) => english,
  tMessage: (message) => message,
  addressOf: (path) => path,
};

/**
 * Loads the translator of a language from the catalogue that public-site also uses.
 * @param replaced texts in place of the catalogue's, by their English
 */
export const catalogueTranslator = async (
  language: LanguageCode,
  replaced: Readonly<Record<string, string>> = {},
): Promise<Translator> => {
  if (language === DEFAULT_LANGUAGE) return DEFAULT_TRANSLATOR;
  const { toReview, reviewed } = await loadCatalogue(language);
  const messages: Partial<Record<string, string>> = { ...toReview, ...reviewed, ...replaced };
  const translate = (english: string, values: TextValues) => {
    const message = messages[english];
    return message === undefined ? undefined : filled(message, values);
  };
  return {
    language,
    t: (english) => messages[english] ?? english,
    tMessage: (message) => translatedMessage(message, translate),
    addressOf: (path) => localizedPath(language, path),
  };
};

/**
 * Loads the translator of a language with the accepted texts; from the catalogue alone while the
 * database does not answer.
 */
export const translatorFor = async (
  database: Queryable,
  language: LanguageCode,
): Promise<Translator> =>
  catalogueTranslator(language, await replacedTexts(database, language).catch(() => undefined));
