import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { SqliteDriver } from './driver';

class Adapter extends SqliteAdapter {
  /**
   * SQLite supports schema changes in transactions, but Kysely disables them. With this a migration
   * is atomic.
   */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite in one file, or in memory for `:memory:`. */
export const sqlite = (file: string): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => new SqliteDriver(file),
  createIntrospector: (database) => new SqliteIntrospector(database),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
