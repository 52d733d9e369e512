import { addUpdate } from '../../../testing/calls';
import { emptySite } from '../../../testing/site';
import { commentOn, MESSAGE } from '../../../testing/visitors';

const { server, call, visit, add: addItem } = emptySite();

const addPartner = async (order: number) =>
  (await addItem('partners', { name: `Partner ${order}`, logo: '/uploads/a.png', order }))._id;

const comment = (updateId: string, index: number) =>
  visit('POST', '/content/comments', { body: commentOn(updateId, `Comment ${index}`) });

test('gives every item a distinct position after concurrent moves', async () => {
  const ids = await Promise.all([0, 1, 2, 3, 4, 5].map(addPartner));
  const moves = Array.from({ length: 30 }, (_, index) =>
    call('PUT', `/content/partners/${ids[index % ids.length]}/place`, {
      body: { direction: index % 2 === 0 ? 'up' : 'down' },
    }),
  );
  expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([200]));
  const { partners } = (await call('GET', '/content/partners')).body as unknown as {
    partners: { order: number }[];
  };
  expect(partners.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('loses no comment and returns no 5xx while its update is deleted', async () => {
  for (let round = 0; round < 5; round += 1) {
    const updateId = await addUpdate(call);
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => comment(updateId, index)),
      call('DELETE', `/content/updates/${updateId}`).then(() => undefined),
      ...Array.from({ length: 10 }, (_, index) => comment(updateId, index + 10)),
    ]);
    const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []));
    expect(statuses.filter((status) => status !== 201 && status !== 404)).toEqual([]);
    expect((await call('POST', `/content/updates/${updateId}/restore`)).status).toBe(200);
    const stored = (await call('GET', `/content/comments/update/${updateId}`))
      .body as unknown as object[];
    expect(stored).toHaveLength(statuses.filter((status) => status === 201).length);
  }
});

test('returns 404 for an id that no database can store', async () => {
  for (const [method, path, body] of [
    ['GET', '/content/comments/update/%00'],
    ['GET', '/content/updates/%00'],
    ['PUT', '/content/partners/%00/place', { direction: 'up' }],
    ['DELETE', '/content/partners/%00'],
    ['POST', '/content/partners/%00/restore'],
    ['PUT', '/messages/%00/read', { read: true }],
    ['DELETE', '/messages/%00'],
    ['DELETE', '/content/comments/%00'],
  ] as const)
    expect([path, (await call(method, path, { body })).status]).toEqual([path, 404]);
});

describe('with an idempotency key', () => {
  const partner = { name: 'Lake Bank', logo: '/uploads/a.png', order: 1 };
  const under = (key: string) => ({ 'idempotency-key': key });
  const add = (key?: string, changes: object = {}) =>
    call('POST', '/content/partners', {
      body: { ...partner, ...changes },
      headers: key === undefined ? {} : under(key),
    });
  const total = async (path: string) => (await call('GET', path)).body.totalItems;

  test('an item is created once per key, also by eight concurrent calls, and returned again', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add('one')));
    answers.push(await add('one'));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(9).fill([201, answers[0]?.body]),
    );
    expect(await total('/content/partners')).toBe(1);
    for (const key of ['two', undefined, undefined]) await add(key);
    expect(await total('/content/partners')).toBe(4);
  });

  test('a message and a comment are stored once per key', async () => {
    for (const [path, body] of [
      ['/messages', MESSAGE],
      ['/content/comments', commentOn(await addUpdate(call))],
    ] as const) {
      const sent = await Promise.all(
        [1, 2].map(() => visit('POST', path, { body, headers: under('one') })),
      );
      expect(sent.map(({ status }) => status)).toEqual([201, 201]);
      expect(sent[1]?.body).toEqual(sent[0]?.body);
      expect(await total(path)).toBe(1);
    }
  });

  test('an item is moved once per key', async () => {
    const added = await Promise.all(
      ['A', 'B', 'C'].map((name, order) => add(undefined, { name, order })),
    );
    const move = (key: string) =>
      call('PUT', `/content/partners/${added[0]?.body._id}/place`, {
        body: { direction: 'down' },
        headers: under(key),
      });
    const names = async () => {
      const { partners } = (await call('GET', '/content/partners')).body as unknown as {
        partners: { name: string }[];
      };
      return partners.map(({ name }) => name);
    };
    expect([(await move('one')).status, (await move('one')).status]).toEqual([200, 200]);
    expect(await names()).toEqual(['B', 'A', 'C']);
    await move('two');
    expect(await names()).toEqual(['B', 'C', 'A']);
  });

  test("other content with a used key is rejected with the item's id, and nothing changes", async () => {
    const { body } = await add('one');
    expect(await add('one', { name: 'Other' })).toMatchObject({
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

  test('a key belongs to one route and one caller, and a rejected draft does not use it', async () => {
    expect((await add('one', { name: '' })).status).toBe(400);
    expect((await add('one')).status).toBe(201);
    expect(
      (await visit('POST', '/messages', { body: MESSAGE, headers: under('one') })).status,
    ).toBe(201);
    expect(
      (await visit('POST', '/content/partners', { body: partner, headers: under('one') })).status,
    ).toBe(401);
  });

  test('a key that is too long, empty or contains a space is rejected', async () => {
    for (const key of ['k'.repeat(101), '', 'two words'])
      expect(await add(key)).toMatchObject({
        status: 400,
        body: { message: 'Idempotency-Key must be 1 to 100 visible ASCII characters.' },
      });
  });

  test('an item that was deleted since is created again', async () => {
    const first = await add('one');
    await call('DELETE', `/content/partners/${String(first.body._id)}`);
    const again = await add('one');
    expect(again.status).toBe(201);
    expect(again.body._id).not.toBe(first.body._id);
    const third = await add('one');
    expect(third.body._id).toBe(again.body._id);
    expect(await total('/content/partners')).toBe(1);
  });

  test('a write that fails leaves the key unused', async () => {
    await server.database.schema.alterTable('partners').renameTo('partners_away').execute();
    const failed = await add('one');
    await server.database.schema.alterTable('partners_away').renameTo('partners').execute();
    expect(failed.status).toBe(500);
    expect((await add('one')).status).toBe(201);
    expect(await total('/content/partners')).toBe(1);
  });

  test('a key expires after a day', async () => {
    for (const key of ['one', 'two']) await add(key);
    const almost = new Date(Date.now() - 23 * 60 * 60 * 1000).toISOString();
    const past = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
    for (const [key, createdAt] of [
      ['one', almost],
      ['two', past],
    ] as const)
      await server.database
        .updateTable('creation_keys')
        .set({ createdAt })
        .where('key', '=', key)
        .execute();
    for (const key of ['one', 'two']) await add(key);
    expect(await total('/content/partners')).toBe(3);
    const stored = await server.database.selectFrom('creation_keys').select('createdAt').execute();
    expect(stored.map(({ createdAt }) => createdAt)).not.toContain(past);
  });
});
