import { Migrator, type Migration } from 'kysely';
import type { Database } from './database';
import * as steps from './migrations';
import { addedContentTypes } from './migrations/addedContentTypes';

const MIGRATIONS: Record<string, Migration> = Object.fromEntries(
  [...Object.values(steps), ...addedContentTypes].map((step) => [step.name, step]),
);

/** Name of the newest migration; archives contain it, so that an older server detects a newer archive. */
export const newestMigration = (): string => Object.keys(MIGRATIONS).sort().at(-1) as string;

/** Runs all pending migrations in one transaction. Throws the database's error when one fails. */
export const migrate = async (database: Database): Promise<void> => {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
