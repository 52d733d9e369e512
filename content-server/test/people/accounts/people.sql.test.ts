import type { People } from '@charity-site/api-client/entities';
import { TEST_ADMIN } from '../../../testing';
import { purgeChanges } from '../../../src/content/history/recordChange';
import { personOf } from '../../../testing/editors';
import { freshSite } from '../../../testing/site';

const { server, call, visit } = freshSite();

const people = async () => (await call('GET', '/people')).body as unknown as People;
const idOf = async (name: string) =>
  (await people()).people.find((one) => one.name === name)?._id ?? '';
const signIn = (email: string, password = 'three-other-words') =>
  visit('POST', '/auth/login', { body: { email, password } });
const verify = (token: string) => call('GET', '/auth/verify-token', { token });
const log = async () =>
  (
    (await call('GET', '/history?list=people')).body.changes as {
      action: string;
      title: string;
      by: string;
    }[]
  ).map(({ action, title, by }) => `${by} ${action} ${title}`);

const invite = async (email: string, role = 'editor') => {
  const { status, body } = await call('POST', '/people/invitations', { body: { email, role } });
  return { status, body, token: String(body.path).split('#')[1] ?? '' };
};
const accept = (token: string, name = 'Ruth') =>
  visit('POST', '/auth/invitation/accept', {
    body: { token, name, password: 'three-other-words' },
  });

describe('an invitation', () => {
  test('gives access once, also to concurrent calls, and is stored as a hash', async () => {
    const { token, body } = await invite(' Ruth@Example.org\u200b ');
    expect(body.invitation).toMatchObject({
      email: 'ruth@example.org',
      role: 'editor',
      invitedBy: 'Administrator',
    });
    expect(
      JSON.stringify(await server.database.selectFrom('invitations').selectAll().execute()),
    ).not.toContain(token);
    expect((await visit('POST', '/auth/invitation', { body: { token } })).body).toEqual({
      email: 'ruth@example.org',
      role: 'editor',
      invitedBy: 'Administrator',
    });
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const accepted = answers.find(({ status }) => status === 201);
    expect((await verify(String(accepted?.body.token))).body.admin).toMatchObject({
      name: 'Ruth',
      role: 'editor',
    });
    expect((await signIn('ruth@example.org')).status).toBe(200);
    expect((await people()).invitations).toEqual([]);
    expect(await log()).toEqual(['Ruth joined Ruth', 'Administrator invited ruth@example.org']);
  });

  test('gives no access if it was withdrawn, replaced or is 7 days old', async () => {
    const end = { endsAt: new Date().toISOString() };
    for (const after of [
      (id: string) => call('DELETE', `/people/invitations/${id}`),
      () => invite('ruth@example.org'),
      () => server.database.updateTable('invitations').set(end).execute(),
    ]) {
      const { token, body } = await invite('ruth@example.org');
      await after((body.invitation as { _id: string })._id);
      for (const answer of [
        await accept(token),
        await visit('POST', '/auth/invitation', { body: { token } }),
      ])
        expect(answer).toMatchObject({
          status: 400,
          body: {
            message: 'This invitation was used, withdrawn or has ended. Please ask for a new one.',
          },
        });
    }
    expect((await signIn('ruth@example.org')).status).toBe(401);
  });

  test('is not created for a person with access; an e-mail address belongs to one person', async () => {
    const { status, body } = await invite(TEST_ADMIN.email.toUpperCase());
    expect([status, body.errors]).toEqual([400, { email: 'This person has access already.' }]);
    const token = await personOf(call, { name: 'Ruth', role: 'editor' });
    const change = { email: TEST_ADMIN.email, password: 'three-other-words' };
    const changed = await call('PUT', '/auth/email', { token, body: change });
    expect(changed.status).toBe(400);
    expect(changed.body.errors?.email).toBe(
      'This e-mail address belongs to another person with access.',
    );
    expect((await verify(token)).status).toBe(200);
  });
});

describe('an invitation by a former administrator', () => {
  test.each([
    ['whose access has ended', (id: string) => call('DELETE', `/people/${id}`)],
    [
      'who is an editor now',
      (id: string) => call('PUT', `/people/${id}/role`, { body: { role: 'editor' } }),
    ],
  ])('ends: %s', async (_who, end) => {
    const token = await personOf(call, { name: 'Grace', role: 'administrator' });
    const grace = await idOf('Grace');
    const by = (email: string, person?: string) =>
      call('POST', '/people/invitations', {
        token: person,
        body: { email, role: 'administrator' },
      });
    const secret = ({ body }: { body: Record<string, unknown> }) =>
      String(body.path).split('#')[1] ?? '';
    await call('PUT', '/auth/name', { token, body: { name: 'Administrator' } });
    const hers = await by('second@example.org', token);
    const mine = await by('third@example.org');
    await purgeChanges(server.database, 0, new Date(Date.now() + 1000));
    expect((await end(grace)).status).toBe(200);
    expect((await people()).invitations.map(({ email }) => email)).toEqual(['third@example.org']);
    expect(await accept(secret(hers), 'Second')).toMatchObject({
      status: 400,
      body: {
        message: 'This invitation was used, withdrawn or has ended. Please ask for a new one.',
      },
    });
    expect((await accept(secret(mine), 'Third')).status).toBe(201);
  });

  test('is not created while their access ends', async () => {
    const token = await personOf(call, { name: 'Grace', role: 'administrator' });
    const grace = await idOf('Grace');
    const body = { email: 'second@example.org', role: 'editor' };
    await Promise.all([
      call('POST', '/people/invitations', { token, body }),
      call('DELETE', `/people/${grace}`),
    ]);
    expect((await people()).invitations).toEqual([]);
  });
});

describe('access', () => {
  test('ends with all sessions at once; the history keeps the name', async () => {
    const token = await personOf(call, { name: 'Ruth', role: 'editor' });
    const elsewhere = String((await signIn('ruth@example.org')).body.token);
    await call('POST', '/content/updates', {
      token,
      body: { title: 'A well', date: '2026-11-21' },
    });
    expect((await call('DELETE', `/people/${await idOf('Ruth')}`)).status).toBe(200);
    for (const ended of [token, elsewhere])
      expect((await call('POST', '/content/updates', { token: ended, body: {} })).status).toBe(401);
    expect((await verify(token)).body.message).toMatch(/^Your access to this site has ended\./);
    expect((await signIn('ruth@example.org')).status).toBe(401);
    expect((await call('GET', '/history?list=updates')).body.changes).toMatchObject([
      { by: 'Ruth' },
    ]);
    expect((await log())[0]).toBe('Administrator accessEnded Ruth');
    expect((await personOf(call, { name: 'Ruth', role: 'editor' })).length).toBeGreaterThan(0);
  });

  test('changes with the role, from the next request on', async () => {
    const token = await personOf(call, { name: 'Ruth', role: 'editor' });
    expect((await call('GET', '/messages', { token })).status).toBe(403);
    const id = await idOf('Ruth');
    await call('PUT', `/people/${id}/role`, { body: { role: 'administrator' } });
    expect((await call('GET', '/messages', { token })).status).toBe(200);
    await call('PUT', `/people/${id}/role`, { body: { role: 'editor' } });
    expect((await call('GET', '/messages', { token })).status).toBe(403);
    const changes = ['Administrator madeEditor Ruth', 'Administrator madeAdministrator Ruth'];
    expect((await log()).slice(0, 2)).toEqual(changes);
  });

  test('stays with one administrator after concurrent demotions and removals', async () => {
    const mine = await idOf('Administrator');
    // An editor is none.
    await personOf(call, { name: 'Ruth', role: 'editor' });
    for (const refused of [
      await call('DELETE', `/people/${mine}`),
      await call('PUT', `/people/${mine}/role`, { body: { role: 'editor' } }),
    ])
      expect(refused).toMatchObject({
        status: 409,
        body: {
          message: 'This is the only administrator. Make somebody else an administrator first.',
        },
      });
    const token = await personOf(call, { name: 'Grace', role: 'administrator' });
    const grace = await idOf('Grace');
    const answers = await Promise.all([
      call('PUT', `/people/${mine}/role`, { token, body: { role: 'editor' } }),
      call('DELETE', `/people/${grace}`),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await server.database.selectFrom('administrators').select('role').execute();
    expect(left.filter(({ role }) => role === 'administrator')).toHaveLength(1);
  });
});

test('the newest change of each item has its person, once several people have access', async () => {
  const add = async (token?: string) =>
    String(
      (await call('POST', '/content/updates', { token, body: { title: 'A', date: '2026-11-21' } }))
        .body._id,
    );
  const first = await add();
  const latest = async (...items: string[]) =>
    (
      await call(
        'GET',
        `/history/latest?list=updates&${items.map((id) => `items=${id}`).join('&')}`,
      )
    ).body.changes;
  expect(await latest(first)).toEqual([]);
  const token = await personOf(call, { name: 'Ruth', role: 'editor' });
  const second = await add(token);
  expect(await latest(first)).toEqual([
    { item: first, by: 'Administrator', at: expect.any(String) },
  ]);
  await call('PUT', `/content/updates/${first}`, {
    token,
    body: { title: 'B', date: '2026-11-21' },
  });
  expect(await latest(first, second)).toHaveLength(2);
  expect(await latest(first)).toEqual([{ item: first, by: 'Ruth', at: expect.any(String) }]);
});

describe('sessions', () => {
  test('are listed with their device, and end one by one or everywhere else', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0',
    };
    const phone = String(
      (await visit('POST', '/auth/login', { body: TEST_ADMIN, headers })).body.token,
    );
    const laptop = await server.signIn();
    const list = async () =>
      (await call('GET', '/auth/sessions')).body.sessions as {
        _id: string;
        device: string;
        isCurrent: boolean;
      }[];
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const onPhone = sessions.find(({ device }) => device === 'Firefox on Android');
    const stranger = await personOf(call, { name: 'Ruth', role: 'editor' });
    expect(
      (await call('DELETE', `/auth/sessions/${onPhone?._id}`, { token: stranger })).status,
    ).toBe(404);
    expect((await call('DELETE', `/auth/sessions/${onPhone?._id}`)).status).toBe(200);
    expect([(await verify(phone)).status, (await verify(laptop)).status]).toEqual([401, 200]);
    expect((await call('DELETE', '/auth/sessions')).status).toBe(200);
    expect([(await verify(laptop)).status, (await verify(server.token)).status]).toEqual([
      401, 200,
    ]);
    expect((await call('DELETE', '/auth/sessions/current', { token: stranger })).status).toBe(200);
    expect((await verify(stranger)).status).toBe(401);
  });
});
