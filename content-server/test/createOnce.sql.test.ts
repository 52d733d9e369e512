import { startTestServer, type TestServer } from '../src/testing';
import { asStranger, callsTo, type Call } from './calls';
import { CONTENT_TYPES } from './contentTypes';

let server: TestServer;
let call: Call;
let visit: Call;

beforeAll(async () => {
  server = await startTestServer();
  call = callsTo(server);
  visit = asStranger(call);
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const partner = { name: 'Lake Bank', logo: '/uploads/a.png', order: 1 };
const message = { name: 'Grace', email: 'grace@example.org', subject: 'Water', message: 'Thank you.' };
const under = (key: string) => ({ 'idempotency-key': key });
const total = async (path: string) => (await call('GET', path)).body.totalItems;

describe.each(CONTENT_TYPES)('a new item of $path', ({ path, draft }) => {
  const list = `/content/${path}`;

  test('is created once under a key, and answered again', async () => {
    const first = await call('POST', list, { body: draft, headers: under('one') });
    const again = await call('POST', list, { body: draft, headers: under('one') });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await total(list)).toBe(1);
    await call('POST', list, { body: draft, headers: under('two') });
    await call('POST', list, { body: draft });
    await call('POST', list, { body: draft });
    expect(await total(list)).toBe(4);
  });
});

test('a message and a comment are received once under a key', async () => {
  const update = await call('POST', '/content/updates', { body: { title: 'A well', date: '2026-11-21' } });
  const comment = {
    updateId: update.body._id,
    guestName: 'Grace',
    guestEmail: 'g@example.org',
    commentText: 'Thank you!',
  };
  for (const [path, body] of [
    ['/messages', message],
    ['/content/comments', comment],
  ] as const) {
    const sent = await Promise.all([1, 2].map(() => visit('POST', path, { body, headers: under('one') })));
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(await total(path)).toBe(1);
  }
});

test('an item is moved once under a key', async () => {
  const added = await Promise.all(
    ['A', 'B', 'C'].map((name, order) => call('POST', '/content/partners', { body: { ...partner, name, order } })),
  );
  const move = (key: string) =>
    call('PUT', `/content/partners/${added[0]?.body._id}/place`, { body: { direction: 'down' }, headers: under(key) });
  const names = async () => {
    const { partners } = (await call('GET', '/content/partners')).body as unknown as { partners: { name: string }[] };
    return partners.map(({ name }) => name);
  };
  expect([(await move('one')).status, (await move('one')).status]).toEqual([200, 200]);
  expect(await names()).toEqual(['B', 'A', 'C']);
  await move('two');
  expect(await names()).toEqual(['B', 'C', 'A']);
});

test('eight calls at once under one key create one item', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('POST', '/content/partners', { body: partner, headers: under('one') })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
  expect(await total('/content/partners')).toBe(1);
});

test('other content under a used key is refused; the answer names the item, and nothing changes', async () => {
  const { body } = await call('POST', '/content/partners', { body: partner, headers: under('one') });
  const other = await call('POST', '/content/partners', { body: { ...partner, name: 'Other' }, headers: under('one') });
  expect(other).toMatchObject({
    status: 422,
    body: {
      message:
        'This was already received with different content. Send it with a new Idempotency-Key to add it as another item.',
      created: { _id: body._id, version: body.updatedAt },
    },
  });
  expect((await call('GET', `/content/partners/${String(body._id)}`)).body).toEqual(body);
  expect(await total('/content/partners')).toBe(1);
});

test('a key belongs to one route and one caller, and a refused draft does not use it up', async () => {
  expect((await call('POST', '/content/partners', { body: {}, headers: under('one') })).status).toBe(400);
  expect((await call('POST', '/content/partners', { body: partner, headers: under('one') })).status).toBe(201);
  expect((await visit('POST', '/messages', { body: message, headers: under('one') })).status).toBe(201);
  expect((await visit('POST', '/content/partners', { body: partner, headers: under('one') })).status).toBe(401);
});

test.each([
  ['too long', 'k'.repeat(101)],
  ['empty', ''],
  ['with a space', 'two words'],
])('a key that is %s is refused', async (_what, key) => {
  const { status, body } = await call('POST', '/content/partners', { body: partner, headers: under(key) });
  expect({ status, message: body.message }).toEqual({
    status: 400,
    message: 'Idempotency-Key must be 1 to 100 visible ASCII characters.',
  });
});

test('an item that was deleted since is created again', async () => {
  const first = await call('POST', '/content/partners', { body: partner, headers: under('one') });
  await call('DELETE', `/content/partners/${String(first.body._id)}`);
  const again = await call('POST', '/content/partners', { body: partner, headers: under('one') });
  expect(again.status).toBe(201);
  expect(again.body._id).not.toBe(first.body._id);
  const third = await call('POST', '/content/partners', { body: partner, headers: under('one') });
  expect(third.body._id).toBe(again.body._id);
  expect(await total('/content/partners')).toBe(1);
});

test('a write that fails leaves the key unused', async () => {
  await server.database.schema.alterTable('partners').renameTo('partners_away').execute();
  const failed = await call('POST', '/content/partners', { body: partner, headers: under('one') });
  await server.database.schema.alterTable('partners_away').renameTo('partners').execute();
  expect(failed.status).toBe(500);
  expect((await call('POST', '/content/partners', { body: partner, headers: under('one') })).status).toBe(201);
  expect(await total('/content/partners')).toBe(1);
});

test('a key is forgotten after a day', async () => {
  for (const key of ['one', 'two']) await call('POST', '/content/partners', { body: partner, headers: under(key) });
  const almost = new Date(Date.now() - 23 * 60 * 60 * 1000).toISOString();
  const past = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
  for (const [key, createdAt] of [
    ['one', almost],
    ['two', past],
  ] as const)
    await server.database.updateTable('creation_keys').set({ createdAt }).where('key', '=', key).execute();
  for (const key of ['one', 'two']) await call('POST', '/content/partners', { body: partner, headers: under(key) });
  expect(await total('/content/partners')).toBe(3);
  const kept = await server.database.selectFrom('creation_keys').select('createdAt').execute();
  expect(kept.map(({ createdAt }) => createdAt)).not.toContain(past);
});
