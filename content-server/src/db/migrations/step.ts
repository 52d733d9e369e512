import type { Migration } from 'kysely';

/** One migration. Migrations run in the order of their names, which begin with a date. */
export interface Step extends Migration {
  name: string;
}
