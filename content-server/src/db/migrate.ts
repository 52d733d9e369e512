import { Migrator, type Migration } from 'kysely';
import type { Database } from './database';
import * as steps from './migrations';

const MIGRATIONS: Record<string, Migration> = Object.fromEntries(Object.values(steps).map((step) => [step.name, step]));

/** The newest step's name; archives carry it, so that one from a newer server is told apart. */
export const newestMigration = (): string => Object.keys(MIGRATIONS).sort().at(-1) as string;

/** Brings the tables up to date, all steps or none. Throws what the database says when a step fails. */
export const migrate = async (database: Database): Promise<void> => {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
