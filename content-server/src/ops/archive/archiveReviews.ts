import { CONTENT_TYPES } from '@charity-site/api-client/entities';
import {
  instant,
  json,
  optionalInstant,
  optionalText,
  reading,
  reject,
  text,
  type Sent,
  type StoredRow,
} from './archiveValues';

const optionalJson = (row: Sent, column: string): string =>
  row[column] === '' ? '' : json(row, column);

const columns = reading({
  item: text,
  title: optionalText,
  // Validated and sanitised when it is published, and before it is shown as a page.
  fields: optionalJson,
  translations: optionalJson,
  version: instant,
  administrator: text,
  by: optionalText,
  note: optionalText,
  createdAt: instant,
  sentBackBy: optionalText,
  answer: optionalText,
  sentBackAt: optionalInstant,
});

/** Reads a change that waits for review, from its table or from an entry of the trash. */
export const reviewRow = (row: Sent): StoredRow => {
  const list = CONTENT_TYPES.find(({ path }) => path === row.list)?.path;
  if (list === undefined) return reject(`There is no list ${String(row.list)}.`);
  return { ...columns(row), list, _id: `${list}/${text(row, 'item')}` };
};
