import { sql, type QueryExecutorProvider } from 'kysely';
import type { SearchedTable } from './siteSearch';

const run = (database: QueryExecutorProvider, statement: string) => sql.raw(statement).execute(database);

/** A text without accents, as searches compare it. */
export const plain = (text: string) => `regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')`;

/** Whether pg_trgm is there, or may be created by this user. */
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
 * Creates the index of the site's search in PostgreSQL: a text vector with English stems, in which titles weigh more, and an
 * index of the titles by groups of three letters where the extension pg_trgm may be used.
 */
export const createSearchInPostgres = async (database: QueryExecutorProvider): Promise<void> => {
  await run(
    database,
    `create table if not exists search_entries (
      id bigint primary key generated always as identity,
      list text not null, item text not null unique, "visibleFrom" text not null,
      title text not null, words tsvector not null
    )`,
  );
  await run(database, `create index if not exists search_entries_words on search_entries using gin (words)`);
  if (!(await hasTrigrams(database))) return;
  await run(database, `create extension if not exists pg_trgm`);
  await run(
    database,
    `create index if not exists search_entries_titles on search_entries using gin (title gin_trgm_ops)`,
  );
};

/** The statements that make the triggers of a table, which call its function. */
export const triggersInPostgres = (table: string): string[] => [
  ...['searched', 'searched_emptied'].map((name) => `drop trigger if exists "${table}_${name}" on "${table}"`),
  `create trigger "${table}_searched" after insert or update or delete on "${table}"
    for each row execute function "search_${table}"()`,
  `create trigger "${table}_searched_emptied" after truncate on "${table}" execute function "search_${table}"()`,
];

/** Indexes the rows of a table, and every later change of them in the transaction that makes it. */
export const indexInPostgres = async (
  database: QueryExecutorProvider,
  { table, list, visibleFrom }: SearchedTable,
): Promise<void> => {
  await run(
    database,
    `create or replace function "search_${table}"() returns trigger language plpgsql set search_path from current as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from search_entries where list = '${list}';
      elsif tg_op = 'DELETE' then
        delete from search_entries where item = old._id;
      else
        insert into search_entries (list, item, "visibleFrom", title, words) values (
          '${list}', new._id, ${visibleFrom('new')}, lower(${plain('new.title')}),
          setweight(to_tsvector('english', ${plain('new.title')}), 'A')
            || setweight(to_tsvector('english', ${plain('new."plainText"')}), 'B')
        ) on conflict (item) do update
          set "visibleFrom" = excluded."visibleFrom", title = excluded.title, words = excluded.words;
      end if;
      return null;
    end $$`,
  );
  for (const statement of triggersInPostgres(table)) await run(database, statement);
};
