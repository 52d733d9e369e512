import { cleaned } from '@charity-site/api-client/entities';

/** Words of a search that count; more only cost time. */
const TERMS_MAX = 8;

/** A text as searches compare it: lower case without accents. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a search: letters and digits, as searches compare them. */
export const termsOf = (search: string): string[] =>
  [...new Set(withoutAccents(cleaned(search)).match(/[\p{L}\p{N}]+/gu))].slice(0, TERMS_MAX);
