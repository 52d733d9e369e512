import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely';
import { untyped, type Database } from './database';
import { OperatorError } from '../process/operatorError';
import { isPostgres } from './dialects/isPostgres';
import * as steps from './migrations';
import { added } from './migrations/added';
import { baseline } from './migrations/baselineSteps';
import type { Report, NamedMigration } from './migrations/migration';

/**
 * Runs the deferred triggers of revisions (migrations/revisionTriggers) at once: PostgreSQL cannot
 * alter a table with pending trigger events.
 */
const withImmediateTriggers = ({ up }: NamedMigration, report: Report): Migration => ({
  up: async (database: Kysely<unknown>) => {
    if (isPostgres(database)) await sql`set constraints all immediate`.execute(database);
    await up(database, report);
  },
});

const MIGRATIONS: readonly NamedMigration[] = [...baseline, ...Object.values(steps), ...added];

const NAMES: ReadonlySet<string> = new Set(MIGRATIONS.map(({ name }) => name));

/**
 * Name of the newest migration; archives contain it, so that an older server detects a newer
 * archive.
 */
export const newestMigration = (): string => [...NAMES].sort().at(-1) as string;

/**
 * Ends the names of migrations after which the older program still works on the database, so that
 * several machines can be upgraded one by one (CONTRIBUTING.md, Adding a content type).
 */
const EXPANDS = '-expand';

/** True if a program whose newest migration has this name works on a database of this program. */
export const worksWithNewer = (newest: string): boolean =>
  [...NAMES].every((name) => name <= newest || name.endsWith(EXPANDS));

/**
 * The migrations that a database has run, compared with this program's: none, less than the
 * baseline, fewer, the same, or unknown ones. Unknown ones that only expand the tables are ignored.
 */
export type DatabaseVersion = 'none' | 'too old' | 'older' | 'same' | 'newer';

/** Compares the migrations of a database with this program's. Changes nothing. */
export const versionOf = async (database: Database): Promise<DatabaseVersion> => {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return 'none';
  const rows = await untyped<{ name: string }>(database)
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute();
  if (rows.length === 0) return 'none';
  const unknown = rows.filter(({ name }) => !NAMES.has(name));
  const known = rows.length - unknown.length;
  const isOnlyExpanded =
    known === NAMES.size && unknown.every(({ name }) => name.endsWith(EXPANDS));
  if (unknown.length > 0 && !isOnlyExpanded) return 'newer';
  if (baseline.some((migration) => !rows.some(({ name }) => name === migration.name)))
    return 'too old';
  return known < NAMES.size ? 'older' : 'same';
};

/** Errors for databases that cannot be migrated. */
const REFUSED = {
  newer:
    'The database belongs to a newer version of this program. Start that version, or move the database away and restore a backup of this version (docs/operate.md, Roll back).',
  'too old':
    'The database belongs to a version of this program that is too old to be migrated. Start a version of November 2026 once, which migrates it, then this one.',
};

/**
 * Throws when a pending migration comes before one that the database has run, because they run in
 * the order of their names.
 */
const requireOrder = async (migrator: Migrator): Promise<void> => {
  const all = await migrator.getMigrations();
  const last = all.findLast(({ executedAt }) => executedAt);
  const early = all.find(({ name, executedAt }) => !executedAt && last && name < last.name);
  if (early && last)
    throw new Error(
      `The migration ${early.name} comes before ${last.name}, which this database has already run. Give it the number after the last one: migrations run in the order of their names.`,
    );
};

/** Runs the migrations on a connection to the database. */
export type RunMigrations = (run: (connected: Database) => Promise<void>) => Promise<void>;

/**
 * Runs all pending migrations in one transaction.
 * @param report gets their changes of the stored data
 * @param connect connects for the migrations, if there are any; on `database` by default
 * @throws OperatorError for a database of a newer version, or of one before the baseline; the
 * database's error when a migration fails
 */
export const migrate = async (
  database: Database,
  report: Report = () => {},
  connect: RunMigrations = (run) => run(database),
): Promise<void> => {
  const version = await versionOf(database);
  if (version === 'newer' || version === 'too old') throw new OperatorError(REFUSED[version]);
  // The case of nearly every start: the migrator would read the schema of all tables.
  if (version === 'same') return;
  const migrations = Object.fromEntries(
    MIGRATIONS.map((migration) => [migration.name, withImmediateTriggers(migration, report)]),
  );
  await connect(async (db) => {
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    const migrator = new Migrator({ db, provider });
    await requireOrder(migrator);
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  });
};
