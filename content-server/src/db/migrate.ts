import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import type { Database } from './database';
import { isPostgres } from './isPostgres';
import * as steps from './migrations';
import { addedContentTypes } from './migrations/addedContentTypes';
import type { Step } from './migrations/step';

/**
 * A step whose changes raise the revisions at once (migrations/revisionTriggers) and not at the end: PostgreSQL alters no
 * table that has changes to be looked at later.
 */
const raisingAtOnce = ({ name, up }: Step): Step => ({
  name,
  up: async (database: Kysely<unknown>) => {
    if (isPostgres(database)) await sql`set constraints all immediate`.execute(database);
    await up(database);
  },
});

const MIGRATIONS: Record<string, Migration> = Object.fromEntries(
  [...Object.values(steps), ...addedContentTypes].map((step) => [step.name, raisingAtOnce(step)]),
);

/** Name of the newest migration; archives contain it, so that an older server detects a newer archive. */
export const newestMigration = (): string => Object.keys(MIGRATIONS).sort().at(-1) as string;

/** Throws when a pending migration comes before one that the database has run, because they run in the order of their names. */
const requireOrder = async (migrator: Migrator): Promise<void> => {
  const all = await migrator.getMigrations();
  const last = all.findLast(({ executedAt }) => executedAt);
  const early = all.find(({ name, executedAt }) => !executedAt && last && name < last.name);
  if (early && last)
    throw new Error(
      `The migration ${early.name} comes before ${last.name}, which this database has already run. Give it a later day: migrations run in the order of their names.`,
    );
};

/** Runs all pending migrations in one transaction. Throws the database's error when one fails. */
export const migrate = async (database: Database): Promise<void> => {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  await requireOrder(migrator);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
