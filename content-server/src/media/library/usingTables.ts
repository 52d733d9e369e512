import {
  comments,
  DEFINITIONS,
  fieldsOfFormat,
  messages,
  pictures,
  type AnyDefinition,
} from '@charity-site/api-client/entities';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Queryable } from '../../db/database';
import { ANY_FILE_URL, filesIn } from '../../content/files/fileNames';

const holdsFiles = ({ rules }: AnyDefinition): boolean =>
  fieldsOfFormat(rules, 'picture', 'document', 'html').length > 0;

/** The definitions with pictures, documents or rich text. */
export const CONTENT: readonly AnyDefinition[] = DEFINITIONS.filter(holdsFiles);

/**
 * Tables that name files without using them: the library itself, and what visitors write and what
 * is sent to them.
 */
const NO_USE = [pictures.table, 'released_files', messages.table, comments.table, 'outbox'];
/** Tables whose rows can be restored. */
const KEPT = ['trash', 'changes'];

interface Table {
  name: string;
  columns: readonly string[];
}

const cache = new WeakMap<Database, Promise<readonly Table[]>>();

const readTables = async (database: Database): Promise<readonly Table[]> =>
  (await database.introspection.getTables())
    .filter(({ name }) => !NO_USE.includes(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns
        .filter(({ dataType }) => /text|char/i.test(dataType))
        .map(({ name: column }) => column),
    }))
    .filter(({ columns }) => columns.length > 0);

/**
 * All tables that can name a stored file, with their columns of text. The migrations have run, so
 * they stay the same.
 */
export const allTables = (database: Database): Promise<readonly Table[]> => {
  const read = cache.get(database) ?? readTables(database);
  cache.set(database, read);
  read.catch(() => cache.delete(database));
  return read;
};

/** Tables without a definition, such as those of unsaved drafts, except history and trash. */
export const otherTables = async (database: Database): Promise<readonly Table[]> =>
  (await allTables(database)).filter(
    ({ name }) => !KEPT.includes(name) && !CONTENT.some(({ table }) => table === name),
  );

/** True if a column of a row has a text like this. */
export const anyLike = (columns: readonly string[], pattern: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    columns.map((column) => sql`cast(${sql.ref(column)} as text) like ${pattern}`),
    sql` or `,
  )})`;

/** The stored files that a table names. The database leaves out the rows without one. */
export const filesNamedIn = async (
  database: Queryable,
  { name, columns }: Table,
): Promise<Set<string>> => {
  const texts = sql.join(
    columns.map((column) => sql`coalesce(cast(${sql.ref(column)} as text), '')`),
    sql` || ' ' || `,
  );
  const { rows } = await sql<{ texts: string }>`
    select ${texts} as texts from ${sql.table(name)} where ${anyLike(columns, ANY_FILE_URL)}`.execute(
    database,
  );
  return new Set(rows.flatMap((row) => filesIn(row.texts)));
};
