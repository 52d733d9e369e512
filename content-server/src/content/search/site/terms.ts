import { cleaned } from '@charity-site/api-client/entities';
import { withoutAccents } from '../../../db/texts/text';

/** Words of a search that count; more only cost time. */
const TERMS_MAX = 8;

/** The words of a search: letters and digits, as searches compare them. */
export const termsOf = (search: string): string[] =>
  [...new Set(withoutAccents(cleaned(search)).match(/[\p{L}\p{N}]+/gu))].slice(0, TERMS_MAX);
