import type { Kysely } from 'kysely';
import { runAll } from './statements';
import type { NamedMigration } from './migration';

/**
 * Replaces the revisions of autosaves by a number and the key of their item, which was their id. A
 * closed autosave has no key.
 */
export const autosaveNumbers: NamedMigration = {
  name: '2026-12-29-autosave-numbers',
  up: (database: Kysely<unknown>) =>
    runAll(database, [
      'alter table autosaves add column "number" integer not null default 1',
      `alter table autosaves add column "key" text not null default ''`,
      `update autosaves set "key" = id where fields <> ''`,
      ...['revisions', 'ended'].map((column) => `alter table autosaves drop column "${column}"`),
    ]),
};
