import { sql, type Kysely } from 'kysely';
import { isPostgres, runAll } from './statements';

/**
 * The next number of a revision: the time in ms, or one more if the clock has not advanced. A
 * number therefore never identifies other content, even after a restore of an older database.
 */
const NEXT_IN_SQLITE = `max(n + 1, cast((julianday('now') - 2440587.5) * 86400000 as integer))`;

const triggersInSqlite = (table: string): string[] =>
  ['insert', 'update', 'delete'].map(
    (change) => `create trigger "${table}_revised_by_${change}" after ${change} on "${table}"
        begin update revisions set n = ${NEXT_IN_SQLITE} where name = '${table}'; end`,
  );

/**
 * The function of all triggers in PostgreSQL. It runs once for each table when the transaction
 * commits, so that writers do not wait for each other before. All transactions bump under one lock,
 * so that there is no deadlock.
 */
const BUMP_FUNCTION = `create or replace function raise_revision() returns trigger language plpgsql set search_path from current as $$
      begin
        if exists (select from revisions where name = tg_table_name and xmin = pg_current_xact_id()::xid) then
          return null;
        end if;
        perform pg_advisory_xact_lock(hashtext('revisions'));
        update revisions
          set n = greatest(n + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint)
          where name = tg_table_name;
        return null;
      end $$`;

/** The second one is not deferred, because PostgreSQL cannot defer triggers of `truncate`. */
const triggersInPostgres = (table: string): string[] => [
  `create constraint trigger "${table}_revised" after insert or update or delete on "${table}"
      deferrable initially deferred for each row execute function raise_revision()`,
  `create trigger "${table}_emptied" after truncate on "${table}" execute function raise_revision()`,
];

/** Creates the table of revisions. */
export const createRevisions = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('revisions')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('n', 'bigint', (column) => column.notNull())
    .execute();
  if (isPostgres(database)) await runAll(database, [BUMP_FUNCTION]);
};

/**
 * Gives a table a revision: a number that every change of its rows bumps, in the same transaction.
 */
export const addRevision = async (database: Kysely<unknown>, table: string): Promise<void> => {
  await sql`insert into revisions (name, n) values (${table}, ${Date.now()})`.execute(database);
  await runAll(database, (isPostgres(database) ? triggersInPostgres : triggersInSqlite)(table));
};
