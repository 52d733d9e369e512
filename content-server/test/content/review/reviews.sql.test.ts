import type { ReviewRow } from '../../../src/db/database';
import { queueDigests } from '../../../src/inbox/alerts/digest';
import { personOf } from '../../../testing/editors';
import { emptySite } from '../../../testing/site';

const { server, call, visit, add } = emptySite();

let writer: string;
let editor: string;
beforeAll(async () => {
  writer = await personOf(call, { name: 'Grace', role: 'writer' });
  editor = await personOf(call, { name: 'Ruth', role: 'editor' });
});

const UPDATE = { title: 'A well', date: '2026-11-21', description: '<p>It flows.</p>' };

const addUpdate = async (more: object = {}) => {
  const item = await add('updates', { ...UPDATE, ...more });
  const path = `/content/updates/${item._id}`;
  const send = (body: object, token = writer, headers = {}) =>
    call('POST', `${path}/review`, { token, body, headers });
  const decide = (decision: 'accept' | 'return', token = editor, options: object = {}) =>
    call('POST', `${path}/review/${decision}`, { token, ...options });
  const read = async () => (await call('GET', `${path}?drafts=true`)).body;
  return { ...item, path, send, decide, read };
};
const stored = (): Promise<ReviewRow[]> =>
  server.database.selectFrom('reviews').selectAll().execute();

test('a change of what is public waits, with its translation, and visitors see nothing of it', async () => {
  const { path, send, decide, read } = await addUpdate();
  const ny = `${path}/translations/ny`;
  await call('PUT', ny, { body: { title: 'Chitsime' } });
  const inPublic = async () =>
    Promise.all(
      [path, '/content/updates', `${path}?language=ny`, '/search?q=well'].map(async (url) => {
        const { body, headers } = await visit('GET', url);
        return [body, headers.get('etag'), headers.get('last-modified')];
      }),
    );
  const before = await inPublic();
  const sent = await send({
    title: 'Two wells',
    note: 'I counted again.',
    translations: { ny: { title: 'Zitsime ziwiri' } },
  });
  expect(sent).toMatchObject({
    status: 201,
    body: {
      fields: { title: 'Two wells' },
      translations: { ny: { words: { title: 'Zitsime ziwiri' } } },
      by: 'Grace',
      note: 'I counted again.',
      sentBackBy: '',
    },
  });
  expect(await read()).toMatchObject({ title: 'A well', review: true });
  expect(await inPublic()).toEqual(before);
  expect((await decide('accept')).status).toBe(200);
  expect(await read()).toMatchObject({ title: 'Two wells', description: '<p>It flows.</p>' });
  expect(await read()).not.toHaveProperty('review');
  expect((await call('GET', ny)).body).toMatchObject({ words: { title: 'Zitsime ziwiri' } });
  const { changes } = (await call('GET', '/history?list=updates')).body as {
    changes?: { by: string; action: string }[];
  };
  const [last, ...others] = (changes ?? []).slice(0, 3).map(({ by, action }) => `${by} ${action}`);
  expect(last).toBe('Ruth published');
  expect(others.sort()).toEqual(['Grace changed', 'Grace translated']);
});

test('a draft waits with its note and is published as it is', async () => {
  const { _id, path, send, decide, read } = await addUpdate({ status: 'draft' });
  expect((await send({ note: 'Ready' })).status).toBe(201);
  const waiting = await call('GET', '/content/updates?drafts=true&status=review');
  expect(waiting.body.updates).toMatchObject([{ _id, review: true, status: 'draft' }]);
  expect((await call('GET', '/dashboard')).body.reviews).toMatchObject([
    { list: 'updates', item: _id, title: 'A well', by: 'Grace', sentBackBy: '' },
  ]);
  // The writer goes on: the reviewer has not seen this.
  const body = { ...UPDATE, title: 'A deep well' };
  await call('PUT', path, { token: writer, body });
  expect((await decide('accept')).status).toBe(412);
  const { updatedAt } = await read();
  const headers = { 'if-match': `"${String(updatedAt)}"` };
  expect((await decide('accept', editor, { headers })).status).toBe(200);
  expect((await visit('GET', path)).body.title).toBe('A deep well');
  expect(await stored()).toEqual([]);
});

test('a draft that an editor publishes in its form no longer waits', async () => {
  const { path, send } = await addUpdate({ status: 'draft' });
  await send({});
  await call('PUT', path, { token: editor, body: { ...UPDATE, status: 'published' } });
  expect(await stored()).toEqual([]);
});

test('of two reviewers at once one wins, and the other reads who it was', async () => {
  const { send, decide, read } = await addUpdate();
  await send({ title: 'Two wells' });
  const answers = await Promise.all([decide('accept', editor), decide('accept', server.token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers[0].status === 200 ? 'Ruth' : 'Administrator';
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
    `This no longer waits for review. The last person who worked on it is ${winner}.`,
  );
  expect(await read()).toMatchObject({ title: 'Two wells' });
  const late = await decide('return', editor, { body: { note: 'No' } });
  expect(late.status).toBe(409);
});

test('a change whose item was changed meanwhile is published after a comparison only', async () => {
  const { path, send, decide, read } = await addUpdate();
  await send({ title: 'Two wells' });
  const changed = await call('PUT', path, { body: { ...UPDATE, description: '<p>Dry.</p>' } });
  expect((await decide('accept')).status).toBe(412);
  const headers = { 'if-match': `"${String(changed.body.updatedAt)}"` };
  expect((await decide('accept', editor, { headers })).status).toBe(200);
  expect(await read()).toMatchObject({ title: 'Two wells', description: '<p>Dry.</p>' });
});

test('a change is sent back with a note, continued by its writer, and sent again', async () => {
  const { send, decide, read, path } = await addUpdate();
  await send({ title: 'Two wells' });
  const other = await personOf(call, { name: 'Mercy', role: 'writer' });
  expect(await send({ title: 'Three wells' }, other)).toMatchObject({
    status: 409,
    body: { message: 'Grace has already sent a change of this update, which waits for review.' },
  });
  await decide('return', editor, { body: { note: 'How many?' } });
  expect(await read()).toMatchObject({ sentBack: true, title: 'A well' });
  const own = await call('GET', `${path}/review`, { token: writer });
  expect(own.body).toMatchObject({ sentBackBy: 'Ruth', answer: 'How many?' });
  expect((await call('GET', '/dashboard', { token: writer })).body.reviews).toMatchObject([
    { sentBackBy: 'Ruth' },
  ]);
  expect((await call('GET', '/dashboard', { token: other })).body).not.toHaveProperty('reviews');
  const again = await send({ description: '<p>Two.</p>' });
  expect(again.body).toMatchObject({
    fields: { title: 'Two wells', description: '<p>Two.</p>' },
    sentBackBy: '',
  });
});

test.each([
  ['an empty title', { title: ' ' }, 'title', 'Title is required.'],
  ['nothing', { title: 'A well' }, 'note', 'Nothing has changed, so there is nothing to review.'],
])('%s is not sent', async (_name, body, field, message) => {
  const { send } = await addUpdate();
  expect(await send(body)).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
  expect(await stored()).toEqual([]);
});

test('a change is based on the version that its form was opened with', async () => {
  const { send, read } = await addUpdate();
  const { updatedAt } = await read();
  const ifMatch = (version: unknown) => ({ 'if-match': `"${String(version)}"` });
  expect((await send({ title: 'New' }, writer, ifMatch('2020-01-01T00:00:00.000Z'))).status).toBe(
    412,
  );
  const sent = await send({ title: 'New' }, writer, ifMatch(updatedAt));
  expect(sent).toMatchObject({ status: 201, body: { version: updatedAt } });
});

test('a change goes into the trash with its item and comes back with it', async () => {
  const { path, send, decide, read } = await addUpdate();
  await send({ title: 'Two wells', note: 'Counted' });
  const [before] = await stored();
  await call('DELETE', path);
  expect(await stored()).toEqual([]);
  await call('POST', `${path}/restore`);
  expect(await stored()).toEqual([before]);
  expect((await decide('accept')).status).toBe(200);
  expect((await read()).title).toBe('Two wells');
});

test('an alert by mail names what waits for review', async () => {
  const { send } = await addUpdate();
  await call('PUT', '/alerts', { body: { wanted: true } });
  await send({ title: 'Two wells' });
  await queueDigests(server.database, 'https://example.org', new Date(Date.now() + 7_200_000));
  const [mail] = await server.database.selectFrom('outbox').selectAll().execute();
  expect(mail?.subject).toBe('1 text to review');
  expect(mail?.text).toContain('- Grace: Two wells');
});

test('nobody accepts their own change unless they are the only reviewer', async () => {
  const { send, decide } = await addUpdate();
  await send({ title: 'Mine' }, editor);
  expect(await decide('accept', editor)).toMatchObject({
    status: 403,
    body: { message: 'Somebody else must look at what you have sent for review.' },
  });
  expect((await decide('accept', server.token)).status).toBe(200);
  const { people } = (await call('GET', '/people')).body as {
    people?: { _id: string; name: string }[];
  };
  const ruth = people?.find(({ name }) => name === 'Ruth');
  await call('DELETE', `/people/${ruth?._id}`);
  await send({ title: 'Ours' }, server.token);
  expect((await decide('accept', server.token)).status).toBe(200);
});
