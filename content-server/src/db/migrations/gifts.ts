import type { Kysely } from 'kysely';
import { LISTED, key, numbers, texts, textsWith } from './columns';
import { addSingleton, createTable, indexesOf } from './contentType';
import type { NamedMigration } from './migration';
import { runAll } from './statements';

/** Creates the tables of gifts and their receipts. A gift has one valid receipt at most. */
export const gifts: NamedMigration = {
  name: '2027-008-gifts',
  up: async (database: Kysely<unknown>) => {
    await addSingleton(database, 'gift_settings', 'accept');
    await runAll(database, [
      createTable('gifts', [
        ...LISTED,
        ...texts('amount currency way date name contact mayThank code reference heldFor'),
        ...textsWith('state', 'announced'),
      ]),
      ...indexesOf({ table: 'gifts', sortedBy: ['createdAt desc'] }),
      'create unique index "gifts_code" on gifts ("code")',
      createTable('receipts', [
        ...key('_id'),
        ...numbers('number'),
        '"gift" text not null references gifts ("_id")',
        ...texts('issuedAt'),
        ...textsWith('cancelledAt reason'),
      ]),
      'create unique index "receipts_number" on receipts ("number")',
      `create unique index "receipts_valid" on receipts ("gift") where "cancelledAt" = ''`,
      'create index "receipts_gift" on receipts ("gift")',
    ]);
  },
};
