import {
  searchedField,
  type AnyListing,
  type LanguageCode,
} from '@charity-site/api-client/entities';
import type { Database } from '../../../db/database';

/** Columns of an item in search results. */
export interface SearchedColumns {
  _id: string;
  title: string;
  plainText: string;
}

/**
 * Translates items of a searchable list. Untranslated fields stay in the default language.
 * @returns the items, each with the names of its untranslated fields
 */
export const translatedRows = async <Row extends SearchedColumns>(
  database: Database,
  listed: AnyListing,
  rows: readonly Row[],
  language: LanguageCode,
): Promise<(Row & { untranslated: (keyof SearchedColumns)[] })[]> => {
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
