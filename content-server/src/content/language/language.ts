import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@charity-site/api-client/entities';
import type { JsonSchema } from '../../http/openApi/jsonSchema';
import { named, optional } from '../../http/openApi/toJsonSchema';

/** A query that can ask for words in another language. */
export interface AsksForLanguage {
  language?: LanguageCode;
}

/** The query parameter that asks for a language. */
export const languageParameter: JsonSchema = {
  language: named('AnsweredLanguage', {
    type: 'string',
    enum: LANGUAGES.map(({ code }) => code),
    description: `The language of the answered words, ${DEFAULT_LANGUAGE} by default. Fields without a translation are answered in ${DEFAULT_LANGUAGE}, and untranslated names them.`,
  }),
};

/** The field that is answered beside the words in another language. */
export const untranslatedFields: JsonSchema = {
  untranslated: optional({
    type: 'array',
    items: { type: 'string' },
    description: `With another language than ${DEFAULT_LANGUAGE}: the fields whose words are in ${DEFAULT_LANGUAGE}`,
  }),
};

/** The language that a query asks for; undefined for the first one, in which content is stored. */
export const otherLanguage = ({ language }: AsksForLanguage): LanguageCode | undefined =>
  language === DEFAULT_LANGUAGE ? undefined : language;
