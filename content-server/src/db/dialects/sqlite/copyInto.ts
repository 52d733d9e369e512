import { chmodSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';

/**
 * Writes an SQLite database as it is at this moment into a new file, while others keep writing. Uses a connection of its own,
 * because SQLite copies nothing within a transaction.
 * @param tables whose rows are counted in the copy
 * @returns the number of their rows
 */
export const copyInto = (file: string, copy: string, tables: readonly string[]): number => {
  const database = new DatabaseSync(file);
  try {
    database.prepare('vacuum into ?').run(copy);
    chmodSync(copy, 0o600);
    // Attached, because opening it would write to it.
    database.prepare('attach database ? as copy').run(copy);
    const counts = tables.map((table) => `(select count(*) from copy."${table}")`);
    const { rows } = database.prepare(`select ${counts.join(' + ')} as rows`).get() as { rows: number };
    return rows;
  } finally {
    database.close();
  }
};
