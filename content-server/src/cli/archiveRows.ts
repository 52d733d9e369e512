import {
  comments,
  LISTINGS,
  PAGE_KEYS,
  pageHeroes,
  SINGLETONS,
  type AnyListing,
  type AnySingleton,
} from '@charity-site/api-client/entities';
import { readDraft } from '../crud/draft';
import { columnsOf, derivedColumns, isId } from '../crud/rows';
import type { ColumnValue } from '../db/database';
import { HttpError } from '../httpError';

type Sent = Record<string, unknown>;
export type StoredRow = Record<string, ColumnValue>;

const refuse = (reason: string): never => {
  throw new HttpError(400, reason);
};

const text = (row: Sent, column: string): string => {
  const value = row[column];
  return typeof value === 'string' && value !== '' ? value : refuse(`${column} is missing.`);
};

const id = (row: Sent): string => {
  const value = text(row, '_id');
  return isId(value) ? value : refuse('_id is no id.');
};

const moment = (row: Sent, column: string): string => {
  const value = text(row, column);
  return Number.isNaN(Date.parse(value)) || new Date(value).toISOString() !== value
    ? refuse(`${column} is no time.`)
    : value;
};

const flag = (row: Sent, column: string): number => {
  const value = row[column];
  return value === 0 || value === 1 ? value : refuse(`${column} must be 0 or 1.`);
};

const listRow =
  (listed: AnyListing) =>
  (row: Sent): StoredRow => {
    const columns = columnsOf(readDraft(listed.rules, row));
    return {
      ...columns,
      _id: id(row),
      createdAt: moment(row, 'createdAt'),
      updatedAt: moment(row, 'updatedAt'),
      ...derivedColumns(listed, columns),
      ...Object.fromEntries((listed.flags ?? []).map((name) => [name, flag(row, name)])),
    };
  };

const singletonRow =
  (singleton: AnySingleton, keys: readonly string[]) =>
  (row: Sent): StoredRow => {
    const key = text(row, '_id');
    if (!keys.includes(key)) refuse(`_id must be one of: ${keys.join(', ')}.`);
    return { ...columnsOf(readDraft(singleton.rules, row)), _id: key, updatedAt: moment(row, 'updatedAt') };
  };

const pageHeroRow = (row: Sent): StoredRow => {
  const hero = singletonRow(pageHeroes, PAGE_KEYS)(row);
  return hero._id === hero.pageIdentifier ? hero : refuse('_id is not the page of the hero.');
};

/** The list of a deleted item, by its name in the trash. */
const listOfTrash = (name: string): AnyListing =>
  LISTINGS.find(({ path }) => path === name) ?? refuse(`There is no list ${name}.`);

const parsed = (json: string): { item?: Sent; dependants?: Sent[] } => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

const trashRow = (row: Sent): StoredRow => {
  const list = text(row, 'list');
  const { item, dependants } = parsed(text(row, 'rows'));
  if (typeof item !== 'object' || !Array.isArray(dependants)) return refuse('rows holds no deleted item.');
  const kept = { item: listRow(listOfTrash(list))(item), dependants: dependants.map(listRow(comments)) };
  const isWhole = kept.item._id === id(row) && kept.dependants.every(({ updateId }) => updateId === row._id);
  if (!isWhole) refuse('rows holds another item than it says.');
  return { _id: id(row), list, rows: JSON.stringify(kept), deletedAt: moment(row, 'deletedAt') };
};

const administratorRow = (row: Sent): StoredRow => {
  const { tokenVersion } = row;
  const passwordHash = text(row, 'passwordHash');
  if (!passwordHash.startsWith('$argon2id$')) refuse('passwordHash is no hash of this program.');
  if (typeof tokenVersion !== 'number' || !Number.isSafeInteger(tokenVersion))
    return refuse('tokenVersion is missing.');
  return {
    _id: id(row),
    email: text(row, 'email'),
    name: text(row, 'name'),
    passwordHash,
    tokenVersion,
    updatedAt: moment(row, 'updatedAt'),
  };
};

/** Reads the rows of each table. */
const READERS: Record<string, (row: Sent) => StoredRow> = {
  ...Object.fromEntries(LISTINGS.map((listed) => [listed.table, listRow(listed)])),
  ...Object.fromEntries(SINGLETONS.map((singleton) => [singleton.table, singletonRow(singleton, [singleton.path])])),
  page_heroes: pageHeroRow,
  trash: trashRow,
  site_state: (row) => ({ key: text(row, 'key'), value: text(row, 'value') }),
  administrators: administratorRow,
};

/**
 * Validates a row of an archive with the entity's rules, sanitises rich text and drops unknown columns, because an archive
 * may come from another site or have been edited by hand.
 * @throws HttpError that says what is wrong
 */
export const readRow = (table: string, row: Sent): StoredRow => {
  const read = READERS[table];
  return read ? read(row) : refuse(`There is no table ${table}.`);
};
