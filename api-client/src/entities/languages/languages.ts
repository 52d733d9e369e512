/**
 * The languages of the site. What has no words in another language is shown in the first one. A
 * further language of the content is a further line.
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

/** Languages of the words in an answer that is not in the first language. */
export interface Translated {
  /** The fields whose words are in the first language, because they are not translated. */
  untranslated?: readonly string[];
}
