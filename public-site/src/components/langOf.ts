import { DEFAULT_LANGUAGE, type Translated } from '@charity-site/api-client/entities';

/**
 * The `lang` of words from some fields of an item: set where they are in English on a page in
 * another language.
 */
export const langOf = (
  of: Translated | null | undefined,
  ...fields: string[]
): string | undefined =>
  fields.some((field) => of?.untranslated?.includes(field)) ? DEFAULT_LANGUAGE : undefined;
