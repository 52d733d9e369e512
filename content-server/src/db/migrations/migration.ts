import type { Migration } from 'kysely';

/** Reports the changes of a migration to the operator: counts, and a sentence. */
export type Report = (counts: object, text: string) => void;

/** One migration. Migrations run in the order of their names. */
export interface NamedMigration {
  name: string;
  up: (...args: [...Parameters<Migration['up']>, report: Report]) => Promise<void>;
}
