import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { SqliteDriver } from './driver';

class Adapter extends SqliteAdapter {
  /** SQLite changes tables within transactions; Kysely leaves that off. A migration is then whole or not at all. */
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
