import {
  searchedField,
  type AnyListing,
  type LanguageCode,
} from '@charity-site/api-client/entities';
import type { Database } from '../../../db/database';

/** Columns of an item that a search shows. */
export interface Searched {
  _id: string;
  title: string;
  plainText: string;
}

/**
 * Puts the words of another language into items of a list that a search covers. What is not
 * translated stays in the first language.
 * @returns the items, each with the names of what stays: `title` and `plainText`
 */
export const translatedRows = async <Row extends Searched>(
  database: Database,
  listed: AnyListing,
  rows: readonly Row[],
  language: LanguageCode,
): Promise<(Row & { untranslated: (keyof Searched)[] })[]> => {
  const searched = searchedField(listed) ?? '';
  const ids = rows.map(({ _id }) => _id);
  if (ids.length === 0) return [];
  const stored = await database
    .selectFrom('translations')
    .select(['item', 'field', 'plainText'])
    .where('list', '=', listed.path)
    .where('language', '=', language)
    .where('item', 'in', ids)
    .where('field', 'in', ['title', searched])
    .execute();
  const words = new Map(
    stored.map(({ item, field, plainText }) => [`${item}/${field}`, plainText]),
  );
  return rows.map((row) => {
    const own = {
      title: words.get(`${row._id}/title`),
      plainText: words.get(`${row._id}/${searched}`),
    };
    return {
      ...row,
      title: own.title ?? row.title,
      plainText: own.plainText ?? row.plainText,
      untranslated: (['title', 'plainText'] as const).filter((name) => own[name] === undefined),
    };
  });
};
