/**
 * The languages of the site, the default first. Untranslated content is shown in the default
 * language. To add a language of the content, add a line.
 */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'ny', name: 'Chichewa' },
] as const;

/** BCP 47 tag of a language, as in `lang` attributes. */
export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** The language in which all content is entered. */
export const DEFAULT_LANGUAGE = LANGUAGES[0].code;

/** A language that texts and content are translated into. */
export type OtherLanguage = Exclude<LanguageCode, typeof DEFAULT_LANGUAGE>;

/** The languages that content can be translated into. */
export const TRANSLATION_LANGUAGES = LANGUAGES.filter(
  (language): language is Extract<(typeof LANGUAGES)[number], { code: OtherLanguage }> =>
    language.code !== DEFAULT_LANGUAGE,
);

/** Part of a response in another than the default language. */
export interface Translated {
  /** The fields in the default language, because they are not translated. */
  untranslated?: readonly string[];
}
