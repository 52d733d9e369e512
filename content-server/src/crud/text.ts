import { cleaned } from '@charity-site/api-client/entities';

/** Removes characters that a database cannot store: PostgreSQL rejects NUL, and lone surrogates would change. */
export const stripInvalidChars = (text: string): string =>
  text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd');

/** Normalizes text for searches: as typed texts are stored, in lower case beyond ASCII (ŵ, É); accents stay. */
export const normalizeForSearch = (text: string): string => cleaned(text).toLowerCase();

/** The searched text of a row. Fields are joined by U+001F so that a match cannot span two of them. */
export const searchTextOf = (row: Record<string, unknown>, fields: readonly string[]): string =>
  fields.map((field) => normalizeForSearch(String(row[field] ?? ''))).join('\u001f');

/**
 * The LIKE pattern (escape character `\`) that finds `search` literally, including `%` and `_` (docs/product.md 7.4).
 */
export const searchPattern = (search: string): string => `%${normalizeForSearch(search).replace(/[\\%_]/g, '\\$&')}%`;
