import { searchedField, type AnyListing } from '@charity-site/api-client/entities';
import { v7 as uuid } from 'uuid';
import type { ColumnValue, ListRow } from '../../db/database';
import { listColumn } from '../../db/texts/lists';
import { readRichText } from '../../db/texts/sanitize';
import { plainTextIn } from '../language/translateRecords';
import { publicationColumns } from './publishing';
import { searchTextOf } from '../../db/texts/text';

/** A new opaque, URL-safe id that sorts by creation time (UUIDv7, docs/product.md 6.1). */
export const newId = (instant = new Date()): string => uuid({ msecs: instant.getTime() });

const column = (value: unknown): ColumnValue => {
  if (Array.isArray(value)) return listColumn(value);
  return typeof value === 'boolean' ? Number(value) : (value as ColumnValue);
};

/** A draft's fields as columns. Booleans become 0 or 1, lists JSON, an empty one ''. */
export const columnsOf = (draft: object): Record<string, ColumnValue> =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, column(value)]));

/**
 * Columns derived from the fields: the searched text, the excerpt of rich text and, for types in
 * the site search, the text without markup, after a summary if that is searched. Every write of
 * the fields must also write these.
 */
export const derivedColumns = (listed: AnyListing, columns: Record<string, ColumnValue>) => {
  const { excerptFrom, searchIn } = listed;
  const textOf = (field: string) => String(columns[field] ?? '');
  const searched = searchedField(listed);
  const richText = excerptFrom === undefined ? undefined : readRichText(textOf(excerptFrom));
  return {
    searchText: searchTextOf(searchIn.map(textOf)),
    ...(richText && { excerpt: richText.excerpt }),
    ...(searched !== undefined && {
      plainText: [
        ...searchIn.slice(1).map(textOf),
        richText && searched === excerptFrom
          ? richText.text
          : plainTextIn(listed, searched, textOf(searched)),
      ]
        .filter(Boolean)
        .join(' '),
    }),
  };
};

/** A new row from a valid draft. `createdAt` is now by default; demo content and imports set it. */
export const newRow = (listed: AnyListing, draft: object, createdAt = new Date()): ListRow => {
  const columns = columnsOf({ ...draft, ...publicationColumns(listed, draft, true) });
  return {
    ...columns,
    _id: newId(createdAt),
    createdAt: createdAt.toISOString(),
    updatedAt: createdAt.toISOString(),
    ...derivedColumns(listed, columns),
  };
};

/** Columns of a response: flags as true or false. */
export const toResponse = (columns: Partial<ListRow>): Record<string, unknown> =>
  'read' in columns ? { ...columns, read: columns.read === 1 } : columns;

/** A whole row for a response to signed-in people, with its slug, without the derived columns. */
export const recordWithPublication = (row: Partial<ListRow>): Record<string, unknown> => {
  const { searchText: _searchText, excerpt: _excerpt, plainText: _plainText, ...record } = row;
  return toResponse(record);
};

/**
 * A whole row for a response, without the derived columns, the publication, the slug, and the
 * places of an event that has none.
 */
export const recordOf = (row: Partial<ListRow>): Record<string, unknown> => {
  const {
    status: _status,
    publishAt: _publishAt,
    visibleUntil: _visibleUntil,
    slug: _slug,
    capacity,
    bookings,
    ...record
  } = recordWithPublication(row);
  return capacity ? { ...record, capacity, bookings } : record;
};

/** True if a stored row already has the values of a draft. */
export const hasValues = (
  row: Record<string, ColumnValue>,
  columns: Record<string, ColumnValue>,
): boolean => Object.entries(columns).every(([name, value]) => row[name] === value);

/**
 * The time of a change: now, but always later than the last one, so that two versions always
 * differ.
 */
export const nextVersion = (last: string): string =>
  new Date(Math.max(Date.now(), Date.parse(last) + 1)).toISOString();
