import { createHmac } from 'node:crypto';
import {
  startTestServer,
  TEST_ADMIN,
  TEST_TOKEN_SECRET,
  type TestServer,
  type TestServerOptions,
} from '../src/testing';
import { readConfig } from '../src/config';
import { asStranger, callsTo, type Call } from './calls';

let server: TestServer;
let call: Call;

const start = async (options: TestServerOptions = {}) => {
  server = await startTestServer(options);
  call = callsTo(server);
};
afterEach(() => server.close());

const signIn = (body: unknown) => asStranger(call)('POST', '/auth/login', { body });
const verify = (token: string) => call('GET', '/auth/verify-token', { token });

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number>;

/** A token made by hand. */
const forged = (claims: object, { alg = 'HS256', secret = TEST_TOKEN_SECRET } = {}) => {
  const content = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
  const hash = { HS256: 'sha256', HS384: 'sha384' }[alg];
  return `${content}.${hash ? createHmac(hash, secret).update(content).digest('base64url') : ''}`;
};

describe('signing in', () => {
  beforeEach(() => start());

  test('answers a token of 12 hours that the calls take', async () => {
    const { status, body } = await signIn({ email: ' Admin@Example.org ', password: TEST_ADMIN.password });
    expect(status).toBe(200);
    const token = String(body.token);
    const { exp, iat } = claimsOf(token);
    expect(Number(exp) - Number(iat)).toBe(12 * 60 * 60);
    expect((await verify(token)).body).toEqual({
      valid: true,
      admin: { _id: expect.any(String), email: TEST_ADMIN.email, name: 'Administrator', role: 'administrator' },
    });
  });

  test('tells a wrong password and an unknown e-mail in the same words', async () => {
    const wrong = await signIn({ email: TEST_ADMIN.email, password: 'wrong' });
    const unknown = await signIn({ email: 'nobody@example.org', password: TEST_ADMIN.password });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'The email or password is incorrect.' } });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(401);
  });

  test('says which field is missing or malformed', async () => {
    const { status, body } = await signIn({ email: 'me' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ email: 'Please enter a valid email address.', password: 'Password is required.' });
  });
});

describe('a token', () => {
  beforeEach(() => start());

  const later = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3600;

  test('is taken when it is signed with TOKEN_SECRET as it stands', async () => {
    expect((await verify(forged({ ...claimsOf(server.token), exp: later(1) }))).status).toBe(200);
  });

  test.each<[string, (claims: Record<string, number>) => string]>([
    ['is missing', () => ''],
    ['is nonsense', () => 'nonsense'],
    ['has expired', (claims) => forged({ ...claims, iat: later(-13), exp: later(-1) })],
    ['never ends', ({ exp: _exp, ...claims }) => forged(claims)],
    ['is signed with another key', (claims) => forged(claims, { secret: 'another key' })],
    ['is not signed', (claims) => forged(claims, { alg: 'none' })],
    ['is signed in another way', (claims) => forged(claims, { alg: 'HS384' })],
    ['is for somebody else', (claims) => forged({ ...claims, sub: 'somebody' })],
    ['is of an earlier password', (claims) => forged({ ...claims, version: 0 })],
  ])('is refused when it %s', async (_what, make) => {
    const { status, body, headers } = await verify(make(claimsOf(server.token)));
    expect(status).toBe(401);
    expect(body.message).toMatch(/log in/);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('the account', () => {
  beforeEach(() => start());

  test('changes the password: the changing browser stays signed in, others do not', async () => {
    const elsewhere = await server.signIn();
    const changed = await call('PUT', '/auth/password', {
      body: { currentPassword: TEST_ADMIN.password, newPassword: 'a-new-password' },
    });
    expect(changed.status).toBe(200);
    expect((await verify(String(changed.body.token))).status).toBe(200);
    expect((await verify(elsewhere)).status).toBe(401);
    expect((await verify(server.token)).status).toBe(401);
    expect((await signIn({ email: TEST_ADMIN.email, password: TEST_ADMIN.password })).status).toBe(401);
    expect((await signIn({ email: TEST_ADMIN.email, password: 'a-new-password' })).status).toBe(200);
  });

  test('changes the e-mail in the same way', async () => {
    const changed = await call('PUT', '/auth/email', {
      body: { email: 'Office@Example.org', password: TEST_ADMIN.password },
    });
    expect(changed.body).toMatchObject({ admin: { email: 'office@example.org' } });
    expect((await verify(String(changed.body.token))).status).toBe(200);
    expect((await verify(server.token)).status).toBe(401);
    expect((await signIn({ email: 'office@example.org', password: TEST_ADMIN.password })).status).toBe(200);
    expect((await signIn(TEST_ADMIN)).status).toBe(401);
  });

  test('asks for the right current password; a wrong one is a wrong field and does not end the session', async () => {
    const password = await call('PUT', '/auth/password', {
      body: { currentPassword: 'wrong', newPassword: 'a-new-password' },
    });
    const email = await call('PUT', '/auth/email', { body: { email: 'a@example.org', password: 'wrong' } });
    expect([password.status, email.status]).toEqual([400, 400]);
    expect(password.body.errors).toEqual({ currentPassword: 'The current password is incorrect.' });
    expect(email.body.errors).toEqual({ password: 'The current password is incorrect.' });
    expect((await verify(server.token)).status).toBe(200);
  });

  test('refuses a short password', async () => {
    const { body } = await call('PUT', '/auth/password', {
      body: { currentPassword: TEST_ADMIN.password, newPassword: 'short' },
    });
    expect(body.errors).toEqual({ newPassword: 'New Password must have at least 10 characters.' });
  });

  test("is nobody else's to change", async () => {
    for (const path of ['/auth/password', '/auth/email'])
      expect((await asStranger(call)('PUT', path, { body: {} })).status).toBe(401);
  });
});

describe('the limits', () => {
  test('end a guessing of passwords, and say when to come back', async () => {
    await start({ rateLimits: { signIn: 3 } });
    const wrong = { email: TEST_ADMIN.email, password: 'wrong' };
    const tries = [];
    for (let count = 0; count < 4; count += 1) tries.push(await signIn(wrong));
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
    expect(tries[3]?.body.message).toMatch(/^Too many attempts\. Try again in/);
    expect(Number(tries[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(TEST_ADMIN)).status).toBe(429);
    expect((await verify(server.token)).status).toBe(200);
  });

  test('hold for public writes, and not for reads or the administrator', async () => {
    await start({ rateLimits: { publicWrites: 2 } });
    const message = { name: 'A', email: 'a@example.org', subject: 'S', message: 'M' };
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await asStranger(call)('POST', '/messages', { body: message })).status);
    expect(statuses).toEqual([201, 201, 429]);
    for (let count = 0; count < 50; count += 1) expect((await call('GET', '/messages')).status).toBe(200);
  });

  test('count messages and comments together', async () => {
    await start({ rateLimits: { publicWrites: 3 } });
    const visit = asStranger(call);
    const { body: update } = await call('POST', '/content/updates', { body: { title: 'A well', date: '2026-11-21' } });
    const comment = { updateId: update._id, guestName: 'A', guestEmail: 'a@example.org', commentText: 'Hi' };
    const message = { name: 'A', email: 'a@example.org', subject: 'S', message: 'M' };
    const statuses = [];
    for (let count = 0; count < 2; count += 1) {
      statuses.push((await visit('POST', '/messages', { body: message })).status);
      statuses.push((await visit('POST', '/content/comments', { body: comment })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  test('count each address for itself behind a trusted proxy, and by nothing a stranger writes otherwise', async () => {
    const tryFrom = async (address: string) =>
      (
        await call('POST', '/auth/login', {
          token: null,
          body: { email: TEST_ADMIN.email, password: 'wrong' },
          headers: { 'x-forwarded-for': address },
        })
      ).status;
    await start({ rateLimits: { signIn: 1 }, config: { trustProxy: 1 } });
    expect([await tryFrom('10.0.0.1'), await tryFrom('10.0.0.1'), await tryFrom('10.0.0.2')]).toEqual([401, 429, 401]);
    await server.close();
    await start({ rateLimits: { signIn: 1 } });
    expect([await tryFrom('10.0.0.1'), await tryFrom('10.0.0.2')]).toEqual([401, 429]);
  });

  test('hold behind a proxy for a visitor who invents addresses, with TRUST_PROXY=on', async () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: 'on' });
    await start({ rateLimits: { signIn: 5 }, config: { trustProxy } });
    const statuses = [];
    for (let count = 0; count < 60; count += 1)
      statuses.push(
        (
          await call('POST', '/auth/login', {
            token: null,
            body: { email: TEST_ADMIN.email, password: 'wrong' },
            // What the visitor sent, and the visitor's own address, which the proxy has added.
            headers: { 'x-forwarded-for': `198.51.100.${count}, 203.0.113.9` },
          })
        ).status,
      );
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(55);
  });
});
