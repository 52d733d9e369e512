import { PAGE_KEYS, pageHeroes, type AnyListing, type AnySingleton } from '@charity-site/api-client/entities';
import { readDraft } from '../crud/draft';
import { columnsOf, derivedColumns } from '../crud/rows';
import { flag, id, moment, refuse, text, type Sent, type StoredRow } from './archiveValues';

/** Reads a row of a list. */
export const listRow =
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

/** Reads the row of a singleton with one of these keys. */
export const singletonRow =
  (singleton: AnySingleton, keys: readonly string[]) =>
  (row: Sent): StoredRow => {
    const key = text(row, '_id');
    if (!keys.includes(key)) refuse(`_id must be one of: ${keys.join(', ')}.`);
    return { ...columnsOf(readDraft(singleton.rules, row)), _id: key, updatedAt: moment(row, 'updatedAt') };
  };

/** Reads the row of a page hero. */
export const pageHeroRow = (row: Sent): StoredRow => {
  const hero = singletonRow(pageHeroes, PAGE_KEYS)(row);
  return hero._id === hero.pageIdentifier ? hero : refuse('_id is not the page of the hero.');
};
