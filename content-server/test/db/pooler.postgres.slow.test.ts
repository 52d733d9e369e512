import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { tryPort } from '../../../build/parts/tryPort';
import { openDatabase } from '../../src/db/open';
import { DatabaseUnavailable } from '../../src/db/dialects/faults';
import { folderWith } from '../../testing/folders';
import { injectAsAdministrator, sharedSite } from '../../testing/sharedSite';

const PROGRAM = 'pgbouncer';
const env = { PATH: `${process.env.PATH}:/usr/sbin` };

// An empty database, so that the migrations run behind the pooler, too.
process.env.TEST_TEMPLATE = 'template1';

/**
 * Starts PgBouncer with transaction pooling and one session of PostgreSQL.
 * @returns its process and its URL
 */
const startPooler = async (database: URL, more = '') => {
  const port = await tryPort(0);
  const login = `user=${database.username} ${database.password && `password=${database.password}`}`;
  const folder = await folderWith({
    'pooler.ini': `[databases]
* = host=${database.hostname} port=${database.port} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
${more}`,
  });
  await chmod(folder, 0o755);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(PROGRAM, [...user, join(folder, 'pooler.ini')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const line of createInterface({ input: child.stderr }))
    if (line.includes('process up')) break;
  child.stderr.resume();
  const url = new URL(database);
  url.port = String(port);
  return { child, url: url.href };
};

if (spawnSync(PROGRAM, ['--version'], { env }).error)
  test.todo(
    'PgBouncer: not tested, because it is not installed (on Debian: apt-get install pgbouncer)',
  );
else
  describe.each([
    ['as it is', ''],
    ['told to ignore the limit of statements', 'ignore_startup_parameters = statement_timeout'],
  ])('behind PgBouncer with transaction pooling, %s', (_how, setting) => {
    let pooler: ChildProcess;
    const shared = sharedSite(async () => {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGKILL');
      await ended;
    });
    beforeEach(async () => {
      if (!('url' in shared.place)) throw new Error('This test needs PostgreSQL.');
      const { child, url } = await startPooler(new URL(shared.place.url), setting);
      pooler = child;
      shared.place = { url };
    });

    test('a site is created and migrated, serves, saves, and is backed up', async () => {
      await shared.addAdministrator();
      const app = await shared.serve();
      const partner = { name: 'First', logo: '/uploads/a.png', order: 1 };
      const add = () => injectAsAdministrator(app, 'POST', '/content/partners', partner);
      const saved = await Promise.all(Array.from({ length: 12 }, add));
      expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 201));
      const path = `/content/partners/${String(saved[0]?.body._id)}`;
      expect(
        (await injectAsAdministrator(app, 'PUT', path, { ...partner, name: 'Second' })).body.name,
      ).toBe('Second');
      const backups = await folderWith({});
      await shared.admin('snapshot', backups);
      expect(await shared.admin('verify', backups)).toContain('is whole.');
    });

    test('three processes that start at once migrate one after the other, and leave no lock', async () => {
      const databases = await Promise.all([1, 2, 3].map(() => openDatabase(shared.place)));
      const [database] = databases;
      if (!database) throw new Error('No database was opened.');
      const { rows } = await sql`select objid from pg_locks where locktype = 'advisory'`.execute(
        database,
      );
      expect(rows).toEqual([]);
      for (const opened of databases) await opened.destroy();
    });

    test('PostgreSQL cancels a statement that takes too long, alone or in a transaction', async () => {
      await shared.inDatabase(async (database) => {
        const sleep = sql`select pg_sleep(60)`;
        const alone = sleep.execute(database);
        await expect(alone).rejects.toThrow('canceling statement due to statement timeout');
        await expect(alone).rejects.toBeInstanceOf(DatabaseUnavailable);
        await expect(
          database.transaction().execute((transaction) => sleep.execute(transaction)),
        ).rejects.toThrow('canceling statement due to statement timeout');
        // The connection is used again.
        await sql`select 1`.execute(database);
      });
    });

    test('a client without a query timeout gets none', async () => {
      const other = await openDatabase(shared.place, { withoutQueryTimeout: true });
      const { rows } = await sql`show statement_timeout`.execute(other);
      expect(rows).toEqual([{ statement_timeout: '0' }]);
      await other.destroy();
    });
  });
