import { nameOf, type AnyDefinition } from '@charity-site/api-client/entities';
import type { ColumnValue } from '../../db/database';
import { plainTextIn } from '../language/translateRecords';
import { searchTextOf } from '../../db/texts/text';

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
