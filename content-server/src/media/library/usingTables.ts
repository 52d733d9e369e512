import {
  bookings,
  comments,
  DEFINITIONS,
  fieldsOfFormat,
  gifts,
  messages,
  pictures,
  type AnyDefinition,
} from '@charity-site/api-client/entities';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Queryable } from '../../db/database';
import { ANY_FILE_URL, filesIn } from '../../content/files/fileNames';

const hasFiles = ({ rules }: AnyDefinition): boolean =>
  fieldsOfFormat(rules, 'picture', 'document', 'html').length > 0;

/** The definitions with pictures, documents or rich text. */
export const CONTENT: readonly AnyDefinition[] = DEFINITIONS.filter(hasFiles);

/** Tables that name files without using them: the library itself, texts of visitors, and mails. */
const IGNORED_TABLES = [
  pictures.table,
  'released_files',
  messages.table,
  comments.table,
  gifts.table,
  bookings.table,
  'receipts',
  'outbox',
];
/** Tables whose rows can be restored. */
const RESTORABLE_TABLES = ['trash', 'changes'];

interface Table {
  name: string;
  columns: readonly string[];
}

const cache = new WeakMap<Database, Promise<readonly Table[]>>();

const readTables = async (database: Database): Promise<readonly Table[]> =>
  (await database.introspection.getTables())
    .filter(({ name }) => !IGNORED_TABLES.includes(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns
        .filter(({ dataType }) => /text|char/i.test(dataType))
        .map(({ name: column }) => column),
    }))
    .filter(({ columns }) => columns.length > 0);

/**
 * All tables that can name a stored file, with their text columns. Cached, because the migrations
 * have run.
 */
export const allTables = (database: Database): Promise<readonly Table[]> => {
  const read = cache.get(database) ?? readTables(database);
  cache.set(database, read);
  read.catch(() => cache.delete(database));
  return read;
};

/** Tables without a definition, such as the autosaves, except history and trash. */
export const otherTables = async (database: Database): Promise<readonly Table[]> =>
  (await allTables(database)).filter(
    ({ name }) => !RESTORABLE_TABLES.includes(name) && !CONTENT.some(({ table }) => table === name),
  );

/** Condition of rows in which a column matches a LIKE pattern. */
export const anyLike = (columns: readonly string[], pattern: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    columns.map((column) => sql`cast(${sql.ref(column)} as text) like ${pattern}`),
    sql` or `,
  )})`;

/** The stored files that a table names. The database filters out rows without one. */
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
