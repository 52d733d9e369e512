import {
  isListing,
  nameOf,
  shapeOf,
  translatedWords,
  translationItem,
  translationOf,
  wordsIn,
  type AnyDefinition,
  type LanguageCode,
  type Words,
} from '@charity-site/api-client/entities';
import { columnsOf, nextVersion } from '../rows/rows';
import { readSingleton } from '../crud/singleton';
import { findRow } from '../crud/store';
import type { ColumnValue, TranslationRow, Queryable } from '../../db/database';
import { inTransaction, lockRow, lockTable } from '../../db/transaction';
import { recordChange, type Actor } from '../history/recordChange';
import { versionConflict } from '../../http/httpError';
import { readRichText } from '../../db/texts/sanitize';
import { EXCERPT_FIELD, plainTextIn, translationRowId } from '../language/translateRecords';

type Fields = Record<string, Words>;

/** Identifies a translation: definition, item and language. */
export interface TranslationRef {
  definition: AnyDefinition;
  /** Id of the item, or key of the singleton. */
  key: string;
  language: LanguageCode;
}

/** A translation for the person who edits it. */
export interface StoredTranslation {
  /** Words of each translated field. List entries are in the current order. */
  words: Fields;
  /** For fields whose source has changed since: the source text at the time of translation. */
  sources: Fields;
  updatedAt: string;
}

const rowsOf = (
  database: Queryable,
  { definition, key, language }: TranslationRef,
): Promise<TranslationRow[]> =>
  database
    .selectFrom('translations')
    .selectAll()
    .where((eb) => eb.and({ list: definition.path, item: key, language }))
    .execute();

/**
 * Reads a translation; null if it does not exist.
 * @param sourceRow the item or singleton in the default language
 */
export const readTranslation = async (
  database: Queryable,
  of: TranslationRef,
  sourceRow: Record<string, ColumnValue>,
): Promise<StoredTranslation | null> => {
  const rows = (await rowsOf(database, of)).filter(({ field }) => field !== EXCERPT_FIELD);
  const [first] = rows;
  if (!first) return null;
  const [words, sources]: [Fields, Fields] = [{}, {}];
  for (const row of rows) {
    const shape = shapeOf(of.definition, row.field);
    const original = String(sourceRow[row.field] ?? '');
    words[row.field] = translatedWords(shape, original, row).words;
    if (row.source !== original) sources[row.field] = wordsIn(shape, row.source);
  }
  return { words, sources, updatedAt: first.updatedAt };
};

/** Builds the rows to store; skips empty fields and lists that equal the default language's. */
const newRows = (
  { definition, key, language }: TranslationRef,
  words: Fields,
  sourceRow: Record<string, ColumnValue>,
  updatedAt: string,
): TranslationRow[] => {
  const rowOf = (field: string, text: string, source: string): TranslationRow => {
    const at = { list: definition.path, item: key, language, field };
    const plainText = plainTextIn(definition, field, text);
    return { _id: translationRowId(at), ...at, text, plainText, source, updatedAt };
  };
  return Object.entries(columnsOf(words)).flatMap(([field, column]) => {
    const [text, source] = [String(column), String(sourceRow[field] ?? '')];
    if (text === '' || (shapeOf(definition, field) && text === source)) return [];
    const isExcerpted = isListing(definition) && definition.excerptFrom === field;
    return [
      rowOf(field, text, source),
      ...(isExcerpted ? [rowOf(EXCERPT_FIELD, readRichText(text).excerpt, '')] : []),
    ];
  });
};

/** The translation that a history item belongs to; undefined for the item or singleton itself. */
export const translationAt = (
  definition: AnyDefinition,
  item: string,
): TranslationRef | undefined => {
  const { item: key, language } = translationOf(item);
  return language && { definition, key, language: language.code };
};

/** Row of the item or singleton in the default language; undefined if it does not exist. */
export const readSourceRow = async (
  database: Queryable,
  { definition, key }: Pick<TranslationRef, 'definition' | 'key'>,
): Promise<Record<string, ColumnValue> | undefined> =>
  isListing(definition)
    ? findRow(database, definition, key)
    : ((await readSingleton(database, definition, key)) ?? undefined);

/**
 * Replaces a translation and records the change. Throws a 412 when `version` is set and differs
 * from the stored one, or when it is null and a translation exists.
 * @returns the stored translation; undefined if the item or singleton does not exist
 */
export const saveTranslation = (
  database: Queryable,
  of: TranslationRef,
  words: Fields,
  { version, by }: { version?: string | null; by?: Actor } = {},
): Promise<StoredTranslation | undefined> =>
  inTransaction(database, async (transaction) => {
    const { definition, key, language } = of;
    // Prevents changes of the source until the translation is stored.
    if (isListing(definition)) await lockRow(transaction, definition.table, key);
    else await lockTable(transaction, definition.table);
    const sourceRow = await readSourceRow(transaction, of);
    if (!sourceRow) return undefined;
    const before = await rowsOf(transaction, of);
    const last = before[0]?.updatedAt ?? null;
    const updatedAt = nextVersion(last ?? new Date(0).toISOString());
    const rows = newRows(of, words, sourceRow, updatedAt);
    if (version !== undefined && version !== last) {
      const textOf = (stored: TranslationRow[]) =>
        JSON.stringify(stored.map(({ _id, text }) => [_id, text]).sort());
      throw versionConflict({ isStored: textOf(rows) === textOf(before) });
    }
    await transaction
      .deleteFrom('translations')
      .where((eb) => eb.and({ list: definition.path, item: key, language }))
      .execute();
    if (rows.length > 0) await transaction.insertInto('translations').values(rows).execute();
    const change = {
      definition,
      id: translationItem(key, language),
      action: 'translated' as const,
      row: columnsOf(words),
    };
    await recordChange(transaction, { ...change, title: nameOf(definition, sourceRow) }, by);
    return (
      (await readTranslation(transaction, of, sourceRow)) ?? { words: {}, sources: {}, updatedAt }
    );
  });

/** Adds the first translation of a stored item, without a history. */
export const addTranslation = async (
  database: Queryable,
  of: TranslationRef,
  words: Fields,
): Promise<void> => {
  const rows = newRows(
    of,
    words,
    (await readSourceRow(database, of)) ?? {},
    new Date().toISOString(),
  );
  await database.insertInto('translations').values(rows).execute();
};
