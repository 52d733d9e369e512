import type { Migration } from 'kysely';

/** Tells the operator what a migration changed: counts, and a sentence. */
export type Report = (counts: object, text: string) => void;

/** One migration. Migrations run in the order of their names. */
export interface NamedMigration {
  name: string;
  up: (...given: [...Parameters<Migration['up']>, report: Report]) => Promise<void>;
}
