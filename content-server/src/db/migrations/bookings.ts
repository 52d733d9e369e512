import type { Kysely } from 'kysely';
import { LISTED, numbers, texts, textsWith } from './columns';
import { addColumns, createTable, indexesOf } from './contentType';
import type { NamedMigration } from './migration';
import { addRevision } from './revisionTriggers';
import { runAll } from './statements';

/** Creates the table of bookings, and the fields of events that allow them. */
export const bookings: NamedMigration = {
  name: '2027-012-bookings',
  up: async (database: Kysely<unknown>) => {
    await addColumns(database, 'events', [
      '"capacity" integer not null default 0',
      ...textsWith('bookings', 'open'),
    ]);
    await runAll(database, [
      createTable('bookings', [
        ...LISTED,
        '"event" text not null references events ("_id")',
        ...texts('day name phone'),
        ...numbers('count'),
        ...textsWith('heldFor tokenHash movedUpAt'),
        '"waiting" integer not null default 0',
      ]),
      ...indexesOf({ table: 'bookings', sortedBy: ['createdAt desc'] }),
      'create unique index "bookings_token" on bookings ("tokenHash")',
      'create index "bookings_day" on bookings ("event", "day")',
    ]);
    // Pages of events say when all places are taken.
    await addRevision(database, 'bookings');
  },
};
