import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { CONTENT_TABLES, SINGLE_TABLES, type Database, type Tables } from '../db/database';
import { newestMigration } from '../db/migrate';
import { writeAtomically } from '../files/writeAtomically';
import { picturesFolder } from '../server';
import { readArchive, writeArchive, type ArchiveHeader, type ArchiveKind, type ArchiveLine } from './archiveFile';
import type { CommandContext } from './commandContext';
import { CommandError } from './commandError';

/** The tables of each kind of archive, those first on which others hang. */
const TABLES: Record<ArchiveKind, readonly (keyof Tables)[]> = {
  export: [...CONTENT_TABLES, ...SINGLE_TABLES],
  backup: [...CONTENT_TABLES, ...SINGLE_TABLES, 'comments', 'messages', 'trash', 'site_state', 'administrators'],
};

/** The tables as an archive sees them: names and rows, whatever they mean. */
type AnyRows = Record<string, Record<string, unknown>>;
const anyTable = (database: Database | Transaction<Tables>) => database as unknown as Kysely<AnyRows>;

/** The column that tells a table's rows apart. */
const keyOf = (table: string) => (table === 'site_state' ? 'key' : '_id');

async function* contentOf({ config, database }: CommandContext, kind: ArchiveKind): AsyncGenerator<ArchiveLine> {
  for (const table of TABLES[kind])
    for (const row of await anyTable(database).selectFrom(table).selectAll().execute()) yield { table, row };
  const folder = picturesFolder(config);
  const files = await readdir(folder).catch(() => []);
  for (const picture of files.filter(isPictureFile))
    yield { picture, base64: (await readFile(join(folder, picture))).toString('base64') };
}

const isPictureFile = (name: string) => /^\w[\w.-]*$/.test(name);

const write = async (context: CommandContext, kind: ArchiveKind, file: string): Promise<string> => {
  const header: ArchiveHeader = {
    archive: kind,
    format: 1,
    tables: newestMigration(),
    madeAt: new Date().toISOString(),
  };
  await writeArchive(file, header, contentOf(context, kind));
  return `Written to ${file}.`;
};

const checked = (header: ArchiveHeader, kind: ArchiveKind, file: string): void => {
  if (header.archive !== kind)
    throw new CommandError(`${file} is of the kind "${header.archive}"; this command takes "${kind}".`);
  if (header.tables > newestMigration())
    throw new CommandError(`${file} was written by a newer version of this program.`);
};

const put = async (transaction: Transaction<Tables>, table: string, row: Record<string, unknown>): Promise<void> => {
  await anyTable(transaction)
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.column(keyOf(table)).doUpdateSet(row))
    .execute();
};

/** Puts an archive's rows in place, all or none. Pictures are kept under their content's hash and so never clash. */
const read = async (
  { config, database }: CommandContext,
  kind: ArchiveKind,
  file: string,
  prepare: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<string> => {
  let rows = 0;
  let pictures = 0;
  await database.transaction().execute((transaction) =>
    readArchive(file, {
      header: async (header) => {
        checked(header, kind, file);
        await prepare(transaction);
      },
      line: async (line) => {
        if ('table' in line && TABLES[kind].some((table) => table === line.table)) {
          await put(transaction, line.table, line.row);
          rows += 1;
        } else if ('picture' in line && isPictureFile(line.picture)) {
          await writeAtomically(join(picturesFolder(config), line.picture), Buffer.from(line.base64, 'base64'));
          pictures += 1;
        }
      },
    }),
  );
  return `${rows} records and ${pictures} picture files read from ${file}.`;
};

/** Writes everything there is into one file. It holds password hashes and messages: keep it safe. */
export const backup = (context: CommandContext, file: string): Promise<string> => write(context, 'backup', file);

/** Writes the public content alone into one file. */
export const exportContent = (context: CommandContext, file: string): Promise<string> => write(context, 'export', file);

/** Replaces everything by what a backup holds. */
export const restore = (context: CommandContext, file: string): Promise<string> =>
  read(context, 'backup', file, async (transaction) => {
    for (const table of [...TABLES.backup].reverse()) await anyTable(transaction).deleteFrom(table).execute();
  });

/** Adds what an export holds; an item that is there already is replaced, everything else stays. */
export const importContent = (context: CommandContext, file: string): Promise<string> =>
  read(context, 'export', file, async () => {});
