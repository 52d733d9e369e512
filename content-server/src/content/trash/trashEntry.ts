import {
  TRASH_DAYS,
  LISTINGS,
  type AnyListing,
  nameOf,
  type AnyDefinition,
} from '@charity-site/api-client/entities';
import type { ListRow, TranslationRow, ColumnValue } from '../../db/database';
import { plainTextIn } from '../language/translateRecords';
import { searchTextOf } from '../../db/texts/text';

/** Time in which a deleted item can be restored, in ms. */
export const TRASH_LIFE = TRASH_DAYS * 24 * 60 * 60 * 1000;

/** Entry of the trash: a deleted item or singleton. */
export interface TrashEntry {
  item: ListRow;
  dependants: ListRow[];
  /** Left out by earlier versions of this program. */
  translations?: TranslationRow[];
}

/** The list whose items have this list's items as owners, if there is one. */
export const dependantsOf = ({
  path,
}: AnyListing): { list: string; table: string; by: string } | undefined => {
  const found = LISTINGS.find(({ owner }) => owner?.of.path === path);
  return found?.owner && { list: found.path, table: found.table, by: found.owner.by };
};

interface TrashedWords {
  item: Record<string, ColumnValue>;
  translations?: readonly { field?: ColumnValue; text?: ColumnValue }[];
}

/**
 * The searched text of an entry of the trash: its name and the words of all fields in every
 * language, in lower case and without markup. The search reads it before the entry itself, whose
 * fields decide what is found.
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
