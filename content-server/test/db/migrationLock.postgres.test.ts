import { Client } from 'pg';
import { openDatabase } from '../../src/db/open';
import { eventually } from '../../testing/eventually';
import { makeTestDatabase } from '../../testing/testDatabase';

test('a process waits for the migrations of another one longer than a query may take', async () => {
  process.env.TEST_TEMPLATE = 'template1';
  const { place, remove } = await makeTestDatabase();
  if (!('url' in place)) throw new Error('This test needs PostgreSQL.');
  const other = new Client({ connectionString: place.url });
  await other.connect();
  await other.query('begin; select pg_advisory_xact_lock(3853314791062309107)');
  const opened = openDatabase(place);
  const hasWaited = eventually(async () => {
    // A transaction sees the activity as it was.
    await other.query('select pg_stat_clear_snapshot()');
    const { rowCount } = await other.query(
      `select from pg_stat_activity where datname = current_database()
        and wait_event = 'advisory' and clock_timestamp() - query_start > '3.5 s'`,
    );
    return rowCount === 1;
  });
  await Promise.race([opened, hasWaited]);
  await other.query('commit');
  await other.end();
  const database = await opened;
  expect(await database.selectFrom('updates').selectAll().execute()).toEqual([]);
  await database.destroy();
  await remove();
});
