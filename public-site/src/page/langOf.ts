import { FIRST_LANGUAGE, type Translated } from '@charity-site/api-client/entities';

/** The `lang` of words from some fields of an item: set where they are in English on a page in another language. */
export const langOf = ({ untranslated = [] }: Translated, ...fields: string[]): string | undefined =>
  fields.some((field) => untranslated.includes(field)) ? FIRST_LANGUAGE : undefined;
