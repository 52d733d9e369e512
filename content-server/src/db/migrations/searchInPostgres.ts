import { sql, type QueryExecutorProvider } from 'kysely';
import { runAll } from './statements';
import type { SearchedTable } from './searchedTable';

/** A text without accents, styled letters and ligatures, as searches compare it. */
const plain = (text: string) =>
  `regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g')`;

/** Creates the function that indexes one item of a table again, in all languages. */
const indexing = ({ table, list, texts }: SearchedTable) => `
  create or replace function "index_${table}"(changed text) returns void language plpgsql set search_path from current as $$
  begin
    delete from searched_items where item = changed
      and language not in (select texts.language from (${texts('source._id = changed')}) as texts);
    insert into searched_items (list, item, language, "visibleFrom", title, words)
      select '${list}', texts.item, texts.language, texts."visibleFrom", lower(${plain('texts.title')}),
        setweight(to_tsvector('english', ${plain('texts.title')}), 'A')
          || setweight(to_tsvector('english', ${plain('texts.body')}), 'B')
      from (${texts('source._id = changed')}) as texts
      on conflict (item, language) do update
        set "visibleFrom" = excluded."visibleFrom", title = excluded.title, words = excluded.words;
  end $$`;

/** Creates or replaces the function of the table's triggers. */
const onItems = ({ table, list }: SearchedTable) => `
  create or replace function "search_${table}"() returns trigger language plpgsql set search_path from current as $$
  begin
    if tg_op = 'TRUNCATE' then delete from searched_items where list = '${list}';
    elsif tg_op = 'DELETE' then perform "index_${table}"(old._id);
    else perform "index_${table}"(new._id);
    end if;
    return null;
  end $$`;

/** Creates the functions that index the items of a table again when they change. */
export const functionsInPostgres = (searched: SearchedTable): string[] => [
  indexing(searched),
  onItems(searched),
];

/** Creates or replaces the function that indexes an item again when its translation changes. */
const onTranslations = (searched: readonly SearchedTable[]) => `
  create or replace function search_translations() returns trigger language plpgsql set search_path from current as $$
  declare
    changed translations;
  begin
    if tg_op = 'TRUNCATE' then
      delete from searched_items where language <> 'en';
      return null;
    end if;
    changed := case tg_op when 'DELETE' then old else new end;
    ${searched
      .map(
        ({ table, list, fields }) =>
          `if changed.list = '${list}' and changed.field in ${fields} then perform "index_${table}"(changed.item); end if;`,
      )
      .join('\n    ')}
    return null;
  end $$`;

/** The statements that index the items of one more table again when their translations change. */
export const onTranslationsOf = ({ table, list, fields }: SearchedTable): string[] => [
  `create or replace function "search_translated_${table}"() returns trigger language plpgsql
    set search_path from current as $$
    declare
      changed translations;
    begin
      changed := case tg_op when 'DELETE' then old else new end;
      if changed.list = '${list}' and changed.field in ${fields} then perform "index_${table}"(changed.item); end if;
      return null;
    end $$`,
  `drop trigger if exists "${table}_translated" on translations`,
  `create trigger "${table}_translated" after insert or update or delete on translations
    for each row execute function "search_translated_${table}"()`,
];

/** The statements that create the triggers of a table, which call its function. */
export const triggersInPostgres = (table: string): string[] => [
  `create trigger "${table}_searched" after insert or update or delete on "${table}"
    for each row execute function "search_${table}"()`,
  `create trigger "${table}_searched_emptied" after truncate on "${table}" execute function "search_${table}"()`,
];

/** True if pg_trgm exists, or this user may create it. */
const hasTrigrams = async (database: QueryExecutorProvider): Promise<boolean> => {
  const { rows } = await sql<{ allowed: boolean }>`
    select exists (select from pg_extension where extname = 'pg_trgm') or exists (
      select from pg_available_extension_versions v, pg_user u
      where v.name = 'pg_trgm' and u.usename = current_user
        and (u.usesuper or (v.trusted and has_database_privilege(current_database(), 'create')))
    ) as allowed`.execute(database);
  return rows[0]?.allowed === true;
};

/**
 * Creates the index of the site's search in PostgreSQL, with entries in each language: text vectors
 * with English stems, in which titles weigh more, and trigrams of the titles if the extension
 * pg_trgm is available.
 */
export const createIndexInPostgres = async (
  database: QueryExecutorProvider,
  searched: readonly SearchedTable[],
): Promise<void> => {
  await runAll(database, [
    `create table searched_items (
      id bigint primary key generated always as identity,
      list text not null, item text not null, language text not null, "visibleFrom" text not null,
      title text not null, words tsvector not null, unique (item, language)
    )`,
    `create index searched_items_words on searched_items using gin (words)`,
    ...((await hasTrigrams(database))
      ? [
          `create extension if not exists pg_trgm`,
          `create index searched_items_titles on searched_items using gin (title gin_trgm_ops)`,
        ]
      : []),
    ...searched.flatMap((one) => [...functionsInPostgres(one), ...triggersInPostgres(one.table)]),
    onTranslations(searched),
    `create trigger translations_searched after insert or update or delete on translations
      for each row execute function search_translations()`,
    `create trigger translations_searched_emptied after truncate on translations execute function search_translations()`,
  ]);
};
