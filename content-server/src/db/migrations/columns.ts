const column = (name: string, type: string) => `"${name}" ${type}`;
const all = (names: string, type: string) => names.split(' ').map((name) => column(name, type));

/**
 * SQL of columns of text without a default value.
 * @param names separated by blanks, as in all functions of this file
 */
export const texts = (names: string): string[] => all(names, 'text not null');

/** SQL of columns of whole numbers. Flags are 0 or 1. */
export const numbers = (names: string): string[] => all(names, 'integer not null');

/** SQL of columns of text that are '' at first, or the value. */
export const textsWith = (names: string, value = ''): string[] =>
  all(names, `text not null default '${value}'`);

/** SQL of the primary key. Several columns have a constraint with a name. */
export const key = (names: string, constraint?: string): string[] =>
  constraint
    ? [...texts(names), `constraint "${constraint}" primary key (${quoted(names.split(' '))})`]
    : all(names, 'text primary key');

/** Columns of an index, such as 'createdAt desc', as SQL. */
export const quoted = (columns: readonly string[]): string =>
  columns.map((one) => one.replace(/^\w+/, '"$&"')).join(', ');

/** SQL of the columns that every list has. */
export const LISTED: readonly string[] = [
  ...key('_id'),
  ...texts('createdAt updatedAt searchText'),
];

/** SQL of the columns of drafts and scheduled items. Items are published by default. */
export const PUBLISHING: readonly string[] = [
  ...textsWith('status', 'published'),
  ...textsWith('publishAt'),
];
