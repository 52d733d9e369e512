import type { AnyObjectSchema } from '@charity-site/api-client/entities';
import type { InferType } from 'yup';
import type { ContentTable, ListTable } from '../db/database';

export type Access = 'anyone' | 'administrator';

/** Columns to sort by and which way; ties end in `_id`, in the direction of the last column (docs/product.md 7.3). */
type Sort = readonly (readonly [column: string, direction: 'asc' | 'desc'])[];

/** What a listed table needs to be read and written, whatever its routes. */
export interface Listed {
  table: ListTable;
  /** The name of the array in a paged answer (docs/product.md 6.1). */
  items: string;
  /** The item's name in a sentence: 'Partner' in 'Partner not found.' */
  item: string;
  rules: AnyObjectSchema;
  searchIn: readonly string[];
  sort: Sort;
  /** A field by which the list can be narrowed, one of the rules' choices. */
  filter?: string;
}

/** A listed table whose deleted items go to the trash, from which they can be restored. */
export interface Restorable extends Listed {
  /** Names the list in the trash and in /openapi.json. */
  path: string;
  /** Rows elsewhere that hang on an item: they go to the trash and come back with it. */
  dependants?: { table: 'comments'; by: string };
  /** What an item belongs to: without it the item cannot be restored. `by` is the column that holds the owner's id. */
  owner?: { table: ContentTable; by: string; item: string };
}

/** A content type with the full set of calls: list, get, create, update, remove and restore. */
export interface Resource extends Restorable {
  table: ContentTable;
  access: { read: Access; write: Access };
}

type FieldOf<Rules extends AnyObjectSchema> = Extract<keyof InferType<Rules>, string>;

/**
 * Describes a content type. Misspelt fields do not compile; what is written here is all that tells one list from another.
 */
export const resource = <Rules extends AnyObjectSchema>(
  description: Omit<Resource, 'searchIn' | 'sort' | 'filter'> & {
    rules: Rules;
    searchIn: readonly FieldOf<Rules>[];
    sort: readonly (readonly [FieldOf<Rules> | 'createdAt', 'asc' | 'desc'])[];
    filter?: FieldOf<Rules>;
  },
): Resource => description;

/** Everybody reads, the administrator writes. */
export const publicRead = { read: 'anyone', write: 'administrator' } as const;

/** Ascending by `order`, the newest first among equals (docs/product.md 7.3). */
export const byOrder = [
  ['order', 'asc'],
  ['createdAt', 'desc'],
] as const;

/** Descending by a date or time: the newest first (docs/product.md 7.3). */
export const newestBy = <const Field extends string>(field: Field) => [[field, 'desc']] as const;
