import type { Kysely } from 'kysely';
import { key, textsWith } from './columns';
import { createTable } from './contentType';
import type { NamedMigration } from './migration';
import { addRevision } from './revisionTriggers';
import { runAll } from './statements';

/** Creates the table of pictures whose consent was withdrawn. */
export const withdrawnPictures: NamedMigration = {
  name: '2027-010-withdrawn-pictures',
  up: async (database: Kysely<unknown>) => {
    const columns = textsWith('file picture uses by withdrawnAt erasedAt');
    await runAll(database, [createTable('withdrawn_pictures', [...key('hash'), ...columns])]);
    await addRevision(database, 'withdrawn_pictures');
  },
};
