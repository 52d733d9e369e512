import { Migrator, type Migration } from 'kysely';
import type { Database } from './database';
import { firstTables } from './migrations/firstTables';

/** Every step of the tables' history, in order of its name. A released step is never edited: a new one follows it. */
const MIGRATIONS: Record<string, Migration> = {
  '2026-11-21-first-tables': firstTables,
};

/** The newest step's name; archives carry it, so that one from a newer server is told apart. */
export const newestMigration = (): string => Object.keys(MIGRATIONS).sort().at(-1) as string;

/** Brings the tables up to date, all steps or none. Throws what the database says when a step fails. */
export const migrate = async (database: Database): Promise<void> => {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
