import { entriesInWords, entriesOf, type EntryShape } from '@charity-site/api-client/entities';

/** The column of a list: JSON, and '' for an empty one. */
export const listColumn = (list: readonly unknown[]): string =>
  list.length > 0 ? JSON.stringify(list) : '';

/** The words of a list's column, for searches. */
export const listWords = (shape: EntryShape, column: unknown): string =>
  entriesInWords(entriesOf(shape, column));
