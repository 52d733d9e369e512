import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@charity-site/api-client/entities';
import type { JsonSchema } from '../../http/openApi/jsonSchema';
import { named, optional } from '../../http/openApi/toJsonSchema';

/** A query that can name a language. */
export interface LanguageQuery {
  language?: LanguageCode;
}

/** Query parameter of the language. */
export const languageParameter: JsonSchema = {
  language: named('AnsweredLanguage', {
    type: 'string',
    enum: LANGUAGES.map(({ code }) => code),
    description: `The language of the answered words, ${DEFAULT_LANGUAGE} by default. Fields without a translation are answered in ${DEFAULT_LANGUAGE}, and untranslated names them.`,
  }),
};

/** Response field that names untranslated fields. */
export const untranslatedFields: JsonSchema = {
  untranslated: optional({
    type: 'array',
    items: { type: 'string' },
    description: `With another language than ${DEFAULT_LANGUAGE}: the fields whose words are in ${DEFAULT_LANGUAGE}`,
  }),
};

/** The requested language; undefined for the default language, in which content is stored. */
export const otherLanguage = ({ language }: LanguageQuery): LanguageCode | undefined =>
  language === DEFAULT_LANGUAGE ? undefined : language;
