import { sql } from 'kysely';
import { queueDigests } from '../../src/inbox/alerts/digest';
import type { Tables } from '../../src/db/database';
import { queueMail } from '../../src/people/mail/queueMail';
import { startTestServer } from '../../testing';
import { addUpdate } from '../../testing/calls';
import { siteFor } from '../../testing/site';

const { server, call, visit } = siteFor(startTestServer);
let deletedUpdate: string;
let count: object;
let erased: object;
let changesBefore: number;

const HOUR = 60 * 60_000;
const ANN = { name: 'Ann Phiri', email: 'ann@example.org' };
const OTHER = { name: 'Jo Banda', email: 'joann@example.org' };
const message = (who: typeof ANN, subject: string) =>
  visit('POST', '/messages', { body: { ...who, subject, message: `From ${who.name}` } });
const comment = (updateId: string, who: typeof ANN, commentText: string) =>
  visit('POST', '/content/comments', {
    body: { updateId, guestName: who.name, guestEmail: who.email, commentText },
  });
const rowsOf = (table: keyof Tables) => server.database.selectFrom(table).selectAll().execute();

beforeAll(async () => {
  await call('PUT', '/alerts', { body: { wanted: true } });
  const update = await addUpdate(call);
  deletedUpdate = await addUpdate(call);
  for (const who of [ANN, { ...ANN, email: '\u202aAnn@Example.ORG\u202c' }, OTHER]) {
    const messages = [];
    for (const subject of ['Kept', 'Deleted', 'Restored'])
      messages.push((await message(who, `${subject} ${who.name}`)).body._id);
    await call('DELETE', `/messages/${String(messages[1])}`);
    await call('DELETE', `/messages/${String(messages[2])}`);
    await call('POST', `/messages/${String(messages[2])}/restore`);
    const comments = [];
    for (const on of [update, update, deletedUpdate])
      comments.push((await comment(on, who, `See www.example.org, ${who.name}`)).body._id);
    for (const id of comments)
      await call('PUT', `/content/comments/${String(id)}/status`, { body: { status: 'hidden' } });
    await call('PUT', `/content/comments/${String(comments[0])}/status`, {
      body: { status: 'waiting' },
    });
    await call('POST', `/content/comments/${String(comments[1])}/block`);
    await call('DELETE', `/content/comments/${String(comments[1])}`);
    await call(
      'DELETE',
      `/blocked-senders/${((await rowsOf('blocked_senders'))[0] as { _id: string })._id}`,
    );
  }
  const [first] = await server.database
    .selectFrom('comments')
    .selectAll()
    .where('guestEmail', '=', ANN.email)
    .execute();
  await call('POST', `/content/comments/${first?._id}/block`);
  await call('PUT', `/content/comments/${first?._id}/status`, { body: { status: 'waiting' } });
  await call('DELETE', `/content/updates/${deletedUpdate}`);
  await queueDigests(server.database, 'https://site.example', new Date(Date.now() + HOUR + 1000));
  await queueMail(server.database, { to: ANN.email, subject: 'Hello', text: 'Hello' });
  changesBefore = (await rowsOf('changes')).length;
  count = (await call('POST', '/address-data/count', { body: { email: ' ANN@example.org ' } }))
    .body;
  erased = (await call('POST', '/address-data/erase', { body: { email: ' ANN@example.org ' } }))
    .body;
});

test('counts the data of an address, then erases it once', async () => {
  expect(count).toMatchObject({ messages: 6, comments: 6 });
  expect(erased).toEqual({ messages: 6, comments: 6 });
  const again = await call('POST', '/address-data/erase', { body: { email: ANN.email } });
  expect(again.body).toEqual({ messages: 0, comments: 0 });
  expect((await call('POST', '/address-data/erase', { body: { email: 'ann' } })).status).toBe(400);
});

test('leaves all data of others', async () => {
  for (const [table, retained] of [
    ['messages', 2],
    ['comments', 1],
    ['trash', 3],
    ['senders', 6],
    ['blocked_senders', 1],
    ['outbox', 1],
  ] as const) {
    const rows = await rowsOf(table);
    expect([table, rows.length]).toEqual([table, retained]);
    if (!['senders', 'blocked_senders'].includes(table))
      expect(JSON.stringify(rows)).toContain(OTHER.name);
  }
});

/** The search's own tables in SQLite hold hashes and numbers that are no numbers of JavaScript. */
const isReadable = ({ name }: { name: string }): boolean => !/^searched_(words|titles)_/.test(name);

const expectInNoTable = async (words: RegExp) => {
  const tables = await server.database.introspection.getTables();
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables.filter(isReadable)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(server.database);
    expect([name, JSON.stringify(rows)]).toEqual([name, expect.not.stringMatching(words)]);
  }
};

test('no table holds the address, the name or the words of the person', () =>
  expectInNoTable(/Ann Phiri|\bann@example/i));

test('the history has who erased something, and not whose data', async () => {
  const changes = await server.database.selectFrom('changes').selectAll().execute();
  expect(changes).toHaveLength(changesBefore + 12);
  expect(JSON.stringify(changes)).not.toMatch(/Ann Phiri|"ann@example/i);
  expect(JSON.stringify(changes)).toContain(OTHER.name);
  expect(
    changes.filter(({ action, by }) => action === 'erased' && by === 'Administrator'),
  ).toHaveLength(12);
});

test("an update comes back from the trash with the others' comments only, and they go with it for good", async () => {
  await call('POST', `/content/updates/${deletedUpdate}/restore`);
  const of = () =>
    server.database
      .selectFrom('comments')
      .selectAll()
      .where('updateId', '=', deletedUpdate)
      .execute();
  const [left, ...others] = await of();
  expect(others).toEqual([]);
  expect(left).toMatchObject({ guestEmail: OTHER.email });
  await call('DELETE', `/content/updates/${deletedUpdate}`);
  await call('DELETE', `/trash/${deletedUpdate}`);
  const changes = await server.database
    .selectFrom('changes')
    .select('title')
    .where('item', '=', String(left?._id))
    .execute();
  expect(changes).toEqual([{ title: '' }]);
});

test('erases data with a phone number in any notation from all tables', async () => {
  const update = await addUpdate(call);
  const caller = { name: 'Tiyamike Moyo', email: 'tiyamike@example.org' };
  const send = async (text: string) =>
    String(
      (await visit('POST', '/messages', { body: { ...caller, subject: 'Call me', message: text } }))
        .body._id,
    );
  const retained = await send('My neighbour has 0888 777 666.');
  const [, noted, deleted] = [
    await send('I am at +265 999 777-666.'),
    await send('Please ring'),
    await send('0999777666'),
  ];
  await call('PUT', `/messages/${noted}/note`, { body: { note: 'Her number is (0999) 777 666' } });
  await call('DELETE', `/messages/${deleted}`);
  const { _id } = (await comment(update, caller, 'Ring 00265 999 777 666')).body;
  await call('PUT', `/content/comments/${String(_id)}/status`, { body: { status: 'hidden' } });
  await queueDigests(server.database, 'https://site.example', new Date(Date.now() + 3 * HOUR));

  const body = { phone: '0999 777 666' };
  const { latest, ...count } = (await call('POST', '/address-data/count', { body })).body;
  expect(count).toEqual({ messages: 3, comments: 1 });
  expect(latest).toMatchObject([
    { name: caller.name, words: 'Ring 00265 999 777 666' },
    { name: caller.name, words: 'Call me' },
    { name: caller.name, words: 'Call me' },
    { name: caller.name, words: 'Call me' },
  ]);
  expect((await call('POST', '/address-data/erase', { body })).body).toEqual({
    messages: 3,
    comments: 1,
  });
  expect((await call('POST', '/address-data/erase', { body })).body).toEqual({
    messages: 0,
    comments: 0,
  });
  await expectInNoTable(/999\D{0,2}777\D?666/);
  expect((await call('GET', `/messages/${retained}`)).status).toBe(200);
});

test('rejects a value that is neither an e-mail address nor a phone number', async () => {
  const one = { email: 'Please enter an email address or a telephone number.' };
  for (const [body, errors] of [
    [{}, one],
    [{ email: 'ann@example.org', phone: '0999 777 666' }, one],
    [
      { phone: '0999' },
      { phone: 'Please enter an email address, or a telephone number of 7 to 15 digits.' },
    ],
  ])
    expect(await call('POST', '/address-data/count', { body })).toMatchObject({
      status: 400,
      body: { errors },
    });
});
