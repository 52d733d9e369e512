import { TEST_ADMIN } from '../../../testing';
import type { Answer } from '../../../testing/calls';
import { descriptionOf } from '../../../testing/description';
import { INTERVAL, mailServer, type MailServer } from '../../../testing/mailServer';
import { startedSite } from '../../../testing/site';

const { server, call, visit, start } = startedSite();
let mails: MailServer | undefined;

const startWithMail = async () => {
  mails = await mailServer();
  await mails.start();
  const mail = { smtpUrl: mails.url, from: 'office@example.org', interval: INTERVAL };
  await start({ config: { mail, siteUrl: 'https://lamp.example.org' } });
  return mails;
};
afterEach(async () => {
  await mails?.stop();
  mails = undefined;
});

const NEW = 'three-other-words';
const signIn = (password: string) =>
  visit('POST', '/auth/login', { body: { email: TEST_ADMIN.email, password } });
const verify = async (token: string) => (await call('GET', '/auth/verify-token', { token })).status;
const newCodes = async () =>
  (await call('POST', '/auth/recovery-codes', { body: { password: TEST_ADMIN.password } })).body
    .codes as string[];
const left = async () => (await call('GET', '/auth/recovery-codes')).body.left;
const recover = (code: string, email: string = TEST_ADMIN.email) =>
  visit('POST', '/auth/forgotten-password/code', { body: { email, code, newPassword: NEW } });
const forgotten = (email: string) => visit('POST', '/auth/forgotten-password', { body: { email } });
const tokenIn = (raw: string): string =>
  /new-password#([\w-]+)/.exec(raw.replaceAll(/=\r\n/g, ''))?.[1] ?? '';

const times = (count: number, status: number): number[] =>
  Array.from({ length: count }, () => status);
const waitOf = ({ headers }: Answer) => Number(headers.get('retry-after'));
const moveBack = async (minutes: number) => {
  const earlier = (text: string) =>
    text && new Date(Date.parse(text) - minutes * 60_000).toISOString();
  for (const { key, since, lockedUntil } of await server.database
    .selectFrom('attempts')
    .selectAll()
    .execute())
    await server.database
      .updateTable('attempts')
      .set({ since: earlier(since), lockedUntil: earlier(lockedUntil) })
      .where('key', '=', key)
      .execute();
};

describe('a recovery code', () => {
  beforeEach(() => start());

  test('sets a new password once, however it is typed, and ends all sessions', async () => {
    expect(await left()).toBe(0);
    const codes = await newCodes();
    expect(new Set(codes).size).toBe(10);
    const stored = JSON.stringify(
      await server.database.selectFrom('recovery_codes').selectAll().execute(),
    );
    for (const code of codes) expect(stored).not.toContain(code);
    const [first = '', second = ''] = codes;
    expect(
      (await recover(` ${first.toUpperCase().replaceAll('-', ' ')}`, ' Admin@Example.org')).status,
    ).toBe(200);
    expect(await verify(server.token)).toBe(401);
    expect([(await signIn(TEST_ADMIN.password)).status, (await signIn(NEW)).status]).toEqual([
      401, 200,
    ]);
    expect((await recover(first)).status).toBe(400);
    const both = await Promise.all([recover(second), recover(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const token = String((await signIn(NEW)).body.token);
    expect((await call('GET', '/auth/recovery-codes', { token })).body).toEqual({
      left: 8,
      isMailOn: false,
    });
    const recovered = { action: 'passwordRecovered' };
    const { changes } = (await call('GET', '/history?list=people', { token })).body;
    expect(changes).toMatchObject([recovered, recovered]);
  });

  test('needs the password, replaces the earlier ones, and works for one address', async () => {
    const [old = ''] = await newCodes();
    expect(
      await call('POST', '/auth/recovery-codes', { body: { password: 'wrong' } }),
    ).toMatchObject({
      status: 400,
      body: { errors: { password: 'The current password is incorrect.' } },
    });
    const [code = ''] = await newCodes();
    // A wrong code and an unknown address get the same answer.
    for (const answer of [await recover(old), await recover(code, 'nobody@example.org')])
      expect(answer).toMatchObject({
        status: 400,
        body: { message: 'The email or the recovery code is incorrect.' },
      });
    expect(await left()).toBe(10);
  });
});

test('twenty codes can be tried in an hour, for an unknown address as well', async () => {
  await start();
  const [code = ''] = await newCodes();
  for (const email of [TEST_ADMIN.email, 'nobody@example.org']) {
    const statuses = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await recover('abcd-efgh-jkmn-pqrs', email)).status);
    expect(statuses).toEqual([...times(20, 400), 429]);
  }
  const locked = await recover(code);
  expect([locked.status, waitOf(locked) <= 60]).toEqual([429, true]);
  expect(locked.body.message).toMatch(/^Too many attempts\. Try again in/);
  await moveBack(1);
  expect((await recover(code)).status).toBe(200);
});

describe('a link by mail', () => {
  test('is sent to a known address and works once; an unknown one gets the same response', async () => {
    const box = await startWithMail();
    const unknown = await forgotten('nobody@example.org');
    const known = await forgotten(TEST_ADMIN.email);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known.body).toEqual({ isMailed: true });
    const [mail] = await box.arrived(1);
    expect(mail?.to).toEqual([TEST_ADMIN.email]);
    const token = tokenIn(mail?.raw ?? '');
    expect(
      JSON.stringify(await server.database.selectFrom('password_resets').selectAll().execute()),
    ).not.toContain(token);
    const use = () =>
      visit('POST', '/auth/forgotten-password/link', { body: { token, newPassword: NEW } });
    const answers = await Promise.all([use(), use()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect([await verify(server.token), (await signIn(NEW)).status]).toEqual([401, 200]);
    expect((await box.arrived(2))[1]?.raw).toContain('was changed');
  });

  test('expires after 60 minutes; at most three are sent in an hour, also to unknown addresses', async () => {
    const box = await startWithMail();
    for (const email of [TEST_ADMIN.email, 'nobody@example.org']) {
      const statuses = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await forgotten(email)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
    const [mail] = await box.arrived(3);
    await server.database
      .updateTable('password_resets')
      .set({ endsAt: new Date().toISOString() })
      .execute();
    const body = { token: tokenIn(mail?.raw ?? ''), newPassword: NEW };
    expect((await visit('POST', '/auth/forgotten-password/link', { body })).body.message).toBe(
      'This link was already used or has expired. Please ask for a new one.',
    );
    expect((await signIn(TEST_ADMIN.password)).status).toBe(200);
  });

  test('is also sent for an invitation, with the current name of the site', async () => {
    const box = await startWithMail();
    const { body: present } = await call('GET', '/content/organisation');
    const renamed = { ...present, name: 'Well of Mercy', tagline: 'Water.' };
    expect((await call('PUT', '/content/organisation', { body: renamed })).status).toBe(200);
    const { info } = (await descriptionOf(server)) as unknown as { info: object };
    expect(info).toMatchObject({
      title: 'Well of Mercy: content',
      contact: { name: 'Well of Mercy' },
    });
    const { body } = await call('POST', '/people/invitations', {
      body: { email: 'ruth@example.org', role: 'editor' },
    });
    expect(body.isMailed).toBe(true);
    const [mail] = await box.arrived(1);
    expect(mail?.to).toEqual(['ruth@example.org']);
    expect(mail?.raw).toMatch(/^Subject: Invitation to Well of Mercy$/m);
    expect(mail?.raw).toContain('website of Well of Mercy.');
    expect(mail?.raw.replaceAll(/=\r\n/g, '')).toContain(
      `https://lamp.example.org${String(body.path)}`,
    );
  });
});

describe('the lock of an account', () => {
  let networks = 0;
  /** Each try comes from another network, so that only the account is locked. */
  const tryFromElsewhere = (password: string, cookie = '', email: string = TEST_ADMIN.email) => {
    networks += 1;
    return visit('POST', '/auth/login', {
      body: { email, password },
      headers: { 'x-forwarded-for': `10.0.${networks >> 8}.${networks & 255}`, cookie },
    });
  };
  const guess = async (times: number, cookie?: string) =>
    (await Promise.all(Array.from({ length: times }, () => tryFromElsewhere('wrong', cookie))))
      .map(({ status }) => status)
      .sort();
  beforeEach(() => start({ rateLimits: { signIn: 10 }, config: { trustProxy: 1 } }));

  test('counts concurrent attempts, grows, and is stored without the address', async () => {
    expect(await guess(12)).toEqual([...times(10, 401), 429, 429]);
    const locked = await tryFromElsewhere(TEST_ADMIN.password);
    expect(locked.status).toBe(429);
    expect(locked.body.message).toMatch(
      /^Too many attempts\. Try again in (1 minute|\d+ seconds?)\.$/,
    );
    expect(waitOf(locked)).toBeLessThanOrEqual(60);
    expect(
      JSON.stringify(await server.database.selectFrom('attempts').selectAll().execute()),
    ).not.toMatch(/@|10\.0\./);
    await moveBack(1);
    expect(await guess(11)).toEqual([...times(10, 401), 429]);
    expect(waitOf(await tryFromElsewhere('wrong'))).toBeGreaterThan(60);
    await moveBack(2);
    expect((await tryFromElsewhere(TEST_ADMIN.password)).status).toBe(200);
    expect(await guess(11)).toEqual([...times(10, 401), 429]);
    expect(waitOf(await tryFromElsewhere('wrong'))).toBeLessThanOrEqual(60);
  });

  test('does not apply to a browser that has signed in before, which has its own lock', async () => {
    const cookie =
      (await tryFromElsewhere(TEST_ADMIN.password)).headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^known-browser=/);
    await guess(11);
    expect((await tryFromElsewhere(TEST_ADMIN.password)).status).toBe(429);
    expect((await tryFromElsewhere(TEST_ADMIN.password, cookie)).status).toBe(200);
    expect(await guess(11, cookie)).toEqual([...times(10, 401), 429]);
    expect((await tryFromElsewhere(TEST_ADMIN.password)).status).toBe(200);
  });

  test('is separate from that of the current password, which a stolen token can guess ten times', async () => {
    const cookie =
      (await tryFromElsewhere(TEST_ADMIN.password)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const guessPassword = (count: number, password: string, headers: Record<string, string>) => {
      const [method, path, body] = (
        [
          ['PUT', '/auth/password', { currentPassword: password, newPassword: NEW }],
          ['PUT', '/auth/email', { email: 'thief@example.org', password }],
          ['POST', '/auth/recovery-codes', { password }],
        ] as const
      )[(count % 3) as 0 | 1 | 2];
      return call(method, path, { headers, body });
    };
    const statuses = [];
    for (let count = 0; count < 12; count += 1) {
      // From other networks, as the limit of one would refuse first.
      const answer = await guessPassword(count, 'wrong', { 'x-forwarded-for': `10.3.0.${count}` });
      statuses.push(answer.status);
      if (count > 9) expect(waitOf(answer)).toBeLessThanOrEqual(60);
    }
    expect(statuses).toEqual([...times(10, 400), 429, 429]);
    expect(
      (await guessPassword(2, TEST_ADMIN.password, { 'x-forwarded-for': '10.3.1.1' })).status,
    ).toBe(429);
    const own = { cookie, 'x-forwarded-for': '10.3.1.2' };
    expect((await guessPassword(2, TEST_ADMIN.password, own)).status).toBe(201);
    expect((await tryFromElsewhere(TEST_ADMIN.password)).status).toBe(200);
  });

  test('is separate for mails and codes of a browser that has signed in before', async () => {
    const cookie =
      (await tryFromElsewhere(TEST_ADMIN.password)).headers.get('set-cookie')?.split(';')[0] ?? '';
    for (const [path, max, done, body] of [
      ['/auth/forgotten-password', 3, 200, {}],
      ['/auth/forgotten-password/code', 20, 400, { code: 'wrong', newPassword: NEW }],
    ] as const) {
      const ask = async (headers: Record<string, string>, email: string = TEST_ADMIN.email) =>
        (await visit('POST', path, { body: { ...body, email }, headers })).status;
      const statuses = [];
      for (let count = 0; count <= max; count += 1)
        statuses.push(await ask({ 'x-forwarded-for': `10.4.0.${count}` }));
      expect(statuses).toEqual([...times(max, done), 429]);
      expect(await ask({ 'x-forwarded-for': '10.4.1.1', cookie })).toBe(done);
      // It is known to the account that has signed in there only.
      for (let count = 0; count <= max; count += 1)
        statuses.push(
          await ask({ 'x-forwarded-for': `10.5.0.${count}`, cookie }, 'nobody@example.org'),
        );
      expect(statuses.at(-1)).toBe(429);
    }
  });

  test('applies to unknown addresses in the same way', async () => {
    const statuses = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await tryFromElsewhere('wrong', '', 'nobody@example.org')).status);
    expect(statuses).toEqual([...times(10, 401), 429]);
  });

  test('ends with a new password by a recovery code', async () => {
    const codes = await newCodes();
    await guess(11);
    expect((await recover(codes[0] ?? '')).status).toBe(200);
    expect((await tryFromElsewhere(NEW)).status).toBe(200);
  });
});

test('the lock of a network counts attempts for all accounts, grows, and spares other networks', async () => {
  await start({ rateLimits: { signIn: 10 }, config: { trustProxy: 1 } });
  let accounts = 0;
  /** Each try is for another account, so that only the network is locked. */
  const tryFrom = async (address: string) => {
    accounts += 1;
    const body = { email: `nobody-${accounts}@example.org`, password: 'wrong' };
    const answer = await visit('POST', '/auth/login', {
      body,
      headers: { 'x-forwarded-for': address },
    });
    return answer.status === 429
      ? `wait ${waitOf(answer) > 60 ? 'longer' : 'a minute'}`
      : answer.status;
  };
  // As if they had been made earlier in this hour: more than ten in a minute are refused anyway.
  const haveTried = (count: number) => {
    const since = new Date(Date.now() - 2 * 60_000).toISOString();
    return server.database.updateTable('attempts').set({ count, since }).execute();
  };

  // A household has a /64 of IPv6, which can be written in several ways.
  expect(await tryFrom('2001:db8::1')).toBe(401);
  await haveTried(48);
  expect(await tryFrom('2001:db8::2')).toBe(401);
  expect(await tryFrom('2001:db8:0:0:a:b:c:d')).toBe(401);
  expect(await tryFrom('2001:db8::3')).toBe('wait a minute');
  for (const elsewhere of ['2001:db8:0:1::1', '10.2.0.1'])
    expect(await tryFrom(elsewhere)).toBe(401);
  await moveBack(1);
  await haveTried(49);
  expect(await tryFrom('2001:db8::4')).toBe(401);
  expect(await tryFrom('2001:db8::5')).toBe('wait longer');
});
