/**
 * Text that every database can hold: PostgreSQL refuses NUL characters, and half a surrogate pair would come back as
 * another character than was sent.
 */
export const storable = (text: string): string => text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd');

/** Text as it is compared in searches: case ignored beyond ASCII too (ŵ, É), accents kept. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** What is searched in for one row: its fields, each on its own side of a mark that no search text contains. */
export const searchTextOf = (row: Record<string, unknown>, fields: readonly string[]): string =>
  fields.map((field) => folded(String(row[field] ?? ''))).join('\u001f');

/** The LIKE pattern (escape character `\`) that finds `search` as it stands, `%` and `_` included (docs/product.md 7.4). */
export const searchPattern = (search: string): string =>
  `%${folded(search.replaceAll('\u001f', '')).replace(/[\\%_]/g, '\\$&')}%`;
