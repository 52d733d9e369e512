import type { Migration } from 'kysely';

/** One step of the tables' history. Steps run in the order of their names, which begin with the day. */
export interface Step extends Migration {
  name: string;
}
