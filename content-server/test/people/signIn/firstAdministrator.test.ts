import type { Database } from '../../../src/db/database';
import { ownDatabase } from '../../../testing/ownDatabase';
import { verifyCredentials } from '../../../src/people/signIn/administrators';
import { ensureAdministrator } from '../../../src/people/signIn/firstAdministrator';

let database: Database;
ownDatabase((opened) => (database = opened));

test('comes from the settings, with a warning about a short password', async () => {
  const created = await ensureAdministrator(database, { password: 'short' });
  expect(created?.warning).toBe(
    'ADMIN_PASSWORD has fewer than 10 characters; please choose a longer one.',
  );
  await database.deleteFrom('administrators').execute();
  const input = { email: 'Office@example.org', password: 'correct-horse-battery' };
  expect(await ensureAdministrator(database, input)).toEqual({
    email: 'Office@example.org',
    password: undefined,
    warning: undefined,
  });
  expect(
    await verifyCredentials(database, 'office@example.org', 'correct-horse-battery'),
  ).toBeDefined();
});

test('gets a random password if none is set', async () => {
  const first = await ensureAdministrator(database, {});
  expect(first?.email).toBe('admin@example.org');
  expect(
    await verifyCredentials(database, 'admin@example.org', first?.password ?? ''),
  ).toBeDefined();
  await database.deleteFrom('administrators').execute();
  expect((await ensureAdministrator(database, {}))?.password).not.toBe(first?.password);
});

test('is created once: later settings change nothing', async () => {
  await ensureAdministrator(database, {
    email: 'a@example.org',
    password: 'correct-horse-battery',
  });
  expect(
    await ensureAdministrator(database, { email: 'b@example.org', password: 'another-password' }),
  ).toBeUndefined();
  expect(await verifyCredentials(database, 'b@example.org', 'another-password')).toBeUndefined();
});
