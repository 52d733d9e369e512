import { DEFAULT_LANGUAGE, type Translated } from '@charity-site/api-client/entities';

/**
 * The `lang` of a text from some fields of a record: set if one is in English on a page in another
 * language.
 */
export const langOf = (
  of: Translated | null | undefined,
  ...fields: string[]
): string | undefined =>
  fields.some((field) => of?.untranslated?.includes(field)) ? DEFAULT_LANGUAGE : undefined;
