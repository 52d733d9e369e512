import { sql, type QueryExecutorProvider } from 'kysely';
import type { SearchedInLanguages } from './searchInLanguages';
import { plain } from './searchInPostgres';

/** Creates the function that indexes one item of a table again, in all languages. */
const indexing = ({ table, list, texts }: SearchedInLanguages) => `
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
const onItems = ({ table, list }: SearchedInLanguages) => `
  create or replace function "search_${table}"() returns trigger language plpgsql set search_path from current as $$
  begin
    if tg_op = 'TRUNCATE' then delete from searched_items where list = '${list}';
    elsif tg_op = 'DELETE' then perform "index_${table}"(old._id);
    else perform "index_${table}"(new._id);
    end if;
    return null;
  end $$`;

/** Creates the functions that index the items of a table again when they change. */
export const functionsInPostgres = (searched: SearchedInLanguages): string[] => [indexing(searched), onItems(searched)];

/** Creates or replaces the function that indexes an item again when its translation changes. */
export const onTranslations = (searched: readonly SearchedInLanguages[]) => `
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
export const onTranslationsOf = ({ table, list, fields }: SearchedInLanguages): string[] => [
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

/**
 * Makes the index of the site's search in PostgreSQL with entries in each language: text vectors with English stems, in which
 * titles weigh more, and groups of three letters of the titles where pg_trgm is used.
 */
export const languagesInPostgres = async (
  database: QueryExecutorProvider,
  searched: readonly SearchedInLanguages[],
): Promise<void> => {
  const run = (statement: string) => sql.raw(statement).execute(database);
  await run(
    `create table if not exists searched_items (
      id bigint primary key generated always as identity,
      list text not null, item text not null, language text not null, "visibleFrom" text not null,
      title text not null, words tsvector not null, unique (item, language)
    )`,
  );
  await run(`create index if not exists searched_items_words on searched_items using gin (words)`);
  const { rows } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(database);
  if (rows.length > 0)
    await run(`create index if not exists searched_items_titles on searched_items using gin (title gin_trgm_ops)`);
  for (const statement of searched.flatMap(functionsInPostgres)) await run(statement);
  await run(onTranslations(searched));
  for (const name of ['searched', 'searched_emptied'])
    await run(`drop trigger if exists translations_${name} on translations`);
  await run(
    `create trigger translations_searched after insert or update or delete on translations
      for each row execute function search_translations()`,
  );
  await run(
    `create trigger translations_searched_emptied after truncate on translations execute function search_translations()`,
  );
  await run(`drop table if exists search_entries`);
  for (const { table } of searched) await run(`select "index_${table}"(_id) from "${table}"`);
};
