import { excerptOf, type AnyListing } from '@charity-site/api-client/entities';
import { v7 as uuid } from 'uuid';
import type { ColumnValue, ListRow } from '../db/database';
import { searchTextOf } from './text';

/** A new opaque, URL-safe id that sorts by the moment of making (UUIDv7, docs/product.md 6.1). */
export const newId = (moment = new Date()): string => uuid({ msecs: moment.getTime() });

/** Whether a text can be an id at all; anything else is simply not found (docs/product.md 7.6). */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const column = (value: unknown): ColumnValue => (typeof value === 'boolean' ? Number(value) : (value as ColumnValue));

/** A draft's fields as columns; flags become 0 or 1. */
export const columnsOf = (draft: object): Record<string, ColumnValue> =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, column(value)]));

/**
 * What is stored beside the fields and made from them: the text that is searched and, for a type with rich text, its excerpt.
 * Every write of the fields goes with a write of these.
 */
export const derivedColumns = ({ excerptFrom, searchIn }: AnyListing, columns: Record<string, ColumnValue>) => ({
  searchText: searchTextOf(columns, searchIn),
  ...(excerptFrom !== undefined && { excerpt: excerptOf(String(columns[excerptFrom] ?? '')) }),
});

/** A new row of a draft that the rules passed. `createdAt` is now unless told (demo content, imports). */
export const newRow = (listed: AnyListing, draft: object, createdAt = new Date()): ListRow => {
  const columns = columnsOf(draft);
  return {
    ...columns,
    _id: newId(createdAt),
    createdAt: createdAt.toISOString(),
    updatedAt: createdAt.toISOString(),
    ...derivedColumns(listed, columns),
  };
};

/** Columns as they are answered: flags as true or false. */
export const answerOf = (columns: Partial<ListRow>): Record<string, unknown> =>
  'read' in columns ? { ...columns, read: columns.read === 1 } : columns;

/** A row as it is answered in full: without the columns that are derived from its fields. */
export const recordOf = (row: Partial<ListRow>): Record<string, unknown> => {
  const { searchText: _searchText, excerpt: _excerpt, ...record } = row;
  return answerOf(record);
};

/** Whether a stored row already holds what a draft says. */
export const holds = (row: Record<string, ColumnValue>, columns: Record<string, ColumnValue>): boolean =>
  Object.entries(columns).every(([name, value]) => row[name] === value);

/** The moment of a change: now, but always after the last one, so that two versions never look the same. */
export const nextVersion = (last: string): string => new Date(Math.max(Date.now(), Date.parse(last) + 1)).toISOString();
