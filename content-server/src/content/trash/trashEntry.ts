import {
  TRASH_DAYS,
  LISTINGS,
  type AnyListing,
  nameOf,
  type AnyDefinition,
} from '@charity-site/api-client/entities';
import type { ListRow, ReviewRow, TranslationRow, ColumnValue } from '../../db/database';
import { plainTextIn } from '../language/translateRecords';
import { searchTextOf } from '../../db/texts/text';

/** Time in which a deleted item can be restored, in ms. */
export const TRASH_TTL = TRASH_DAYS * 24 * 60 * 60 * 1000;

/** Entry of the trash: a deleted item or singleton. */
export interface TrashEntry {
  item: ListRow;
  dependants: ListRow[];
  /** Left out by earlier versions of this program. */
  translations?: TranslationRow[];
  /** The change that waited for review or was sent back, if there was one. */
  review?: ReviewRow;
}

/** The list whose items are owned by this list's items, if any. */
export const dependantsOf = ({
  path,
}: AnyListing): { list: string; table: string; by: string } | undefined => {
  const dependent = LISTINGS.find(({ owner }) => owner?.of.path === path);
  return (
    dependent?.owner && { list: dependent.path, table: dependent.table, by: dependent.owner.by }
  );
};

interface TrashedWords {
  item: Record<string, ColumnValue>;
  translations?: readonly { field?: ColumnValue; text?: ColumnValue }[];
}

/**
 * The searched text of a trash entry: its name and the words of all fields in every language, in
 * lower case and without markup. A search filters by it, then checks the fields of the entry.
 */
export const trashTextOf = (
  definition: AnyDefinition,
  { item, translations = [] }: TrashedWords,
): string => {
  const fields = Object.keys(definition.rules.fields).map((field) => ({
    field,
    text: item[field],
  }));
  const words = [...fields, ...translations].map(({ field, text }) =>
    plainTextIn(definition, String(field), String(text ?? '')),
  );
  return searchTextOf([
    '',
    [nameOf(definition, item), ...words].filter((text) => text !== '').join('\n'),
  ]);
};
