import { sql, type Kysely } from 'kysely';
import { key, numbers, texts } from './columns';
import { createTable } from './contentType';
import type { NamedMigration } from './migration';
import { addRevision } from './revisionTriggers';
import { runAll } from './statements';

/**
 * Creates the tables of what is live, and of the secrets of the site. The only row of `registry` is
 * there from the beginning, so that its revision can always be compared.
 */
export const liveReleases: NamedMigration = {
  name: '2027-014-live-releases-expand',
  up: async (database: Kysely<unknown>) => {
    await runAll(database, [
      createTable('registry', [...key('_id'), ...numbers('revision'), ...texts('document')]),
      createTable('release_history', [...key('_id'), ...texts('remote entry')]),
      createTable('check_results', [
        ...key('_id'),
        ...texts('remote version shell result'),
        ...numbers('position'),
      ]),
      createTable('secrets', [...key('name'), ...texts('value')]),
    ]);
    await sql`insert into registry values ('live', 0, '{"format":1,"remotes":[]}')`.execute(
      database,
    );
    await addRevision(database, 'registry');
  },
};
