import type { SearchedTable } from './searchedTable';

/** Removes an item from the index, in all languages. */
const removed = (item: string) => `
  delete from searched_words where rowid in (select id from searched_items where item = ${item});
  delete from searched_titles where rowid in (select id from searched_items where item = ${item});
  delete from searched_items where item = ${item};`;

/** Adds items to the index, in all languages. */
const indexed = ({ list, texts }: SearchedTable, condition: string) => `
  insert into searched_items (list, item, language, "visibleFrom")
    select '${list}', item, language, "visibleFrom" from (${texts(condition)});
  insert into searched_words (rowid, title, body)
    select entry.id, without_accents(texts.title), without_accents(texts.body)
    from (${texts(condition)}) as texts
      join searched_items as entry on entry.item = texts.item and entry.language = texts.language;
  insert into searched_titles (rowid, title)
    select entry.id, without_accents(texts.title)
    from (${texts(condition)}) as texts
      join searched_items as entry on entry.item = texts.item and entry.language = texts.language;`;

const CHANGES = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

/**
 * The statements that create the triggers of a table and replace earlier ones. They index its items
 * again in all languages when they change.
 */
export const triggersInSqlite = (searched: SearchedTable): string[] => {
  const { table, list, fields } = searched;
  return CHANGES.flatMap(([change, row]) => {
    const again = (item: string) => removed(item) + indexed(searched, `source._id = ${item}`);
    return [
      ...['searched', 'translated'].map(
        (event) => `drop trigger if exists "${table}_${event}_after_${change}"`,
      ),
      `create trigger "${table}_searched_after_${change}" after ${change} on "${table}"
        begin ${again(`${row}._id`)} end`,
      `create trigger "${table}_translated_after_${change}" after ${change} on translations
        when ${row}.list = '${list}' and ${row}.field in ${fields}
        begin ${again(`${row}.item`)} end`,
    ];
  });
};

/**
 * The index of the site's search in SQLite, with entries in each language: FTS5 tables without a
 * copy of the texts. `searched_words` finds words by their English stems, `searched_titles` finds
 * titles by trigrams.
 */
export const INDEX_IN_SQLITE: readonly string[] = [
  `create table searched_items (
    id integer primary key, list text not null, item text not null, language text not null, "visibleFrom" text not null,
    unique (item, language)
  )`,
  `create virtual table searched_words using fts5
    (title, body, content='', contentless_delete=1, prefix='3', tokenize='porter unicode61 remove_diacritics 2')`,
  `create virtual table searched_titles using fts5 (title, content='', contentless_delete=1, tokenize='trigram')`,
];
