import type { Kysely } from 'kysely';
import { textsWith } from './columns';
import { addColumns } from './contentType';
import type { NamedMigration } from './migration';

/** Adds the secret of a second factor, and the time step of the last code that was used. */
export const secondFactor: NamedMigration = {
  name: '2027-013-second-factor',
  up: (database: Kysely<unknown>) =>
    addColumns(database, 'administrators', [
      ...textsWith('secondFactor'),
      '"secondFactorStep" integer not null default 0',
    ]),
};
