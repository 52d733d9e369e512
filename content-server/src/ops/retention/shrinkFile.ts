import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { DatabaseUnavailable } from '../../db/dialects/faults';
import { isPostgres } from '../../db/dialects/isPostgres';
import { freeSpace } from '../../process/files';

/** An SQLite file with a larger share of unused pages is rewritten. */
const UNUSED_MAX = 1 / 4;

interface Pages {
  unused: number;
  total: number;
  /** Of one page. */
  bytes: number;
}

/**
 * Gives the space of purged rows back to the disk, which SQLite reuses but does not free. Skipped
 * while the disk has no room for a second copy, and while another process writes. PostgreSQL does
 * it by itself.
 * @param folder of the file
 */
export const shrinkFile = async (database: Database, folder: string): Promise<void> => {
  if (isPostgres(database)) return;
  const { rows } = await sql<Pages>`
    select freelist_count as unused, page_count as total, page_size as bytes
    from ${sql.table('pragma_freelist_count')}, ${sql.table('pragma_page_count')},
      ${sql.table('pragma_page_size')}`.execute(database);
  const [{ unused, total, bytes } = { unused: 0, total: 0, bytes: 0 }] = rows;
  if (unused <= total * UNUSED_MAX) return;
  if ((await freeSpace(folder)) < 2 * total * bytes) return;
  try {
    await sql`vacuum`.execute(database);
    await sql`pragma wal_checkpoint(truncate)`.execute(database);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
  }
};
