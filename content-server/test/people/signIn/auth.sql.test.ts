import { TEST_ADMIN } from '../../../testing';
import { readConfig } from '../../../src/process/settings/config';
import { forgedToken } from '../../../testing/forgedToken';
import { addUpdate } from '../../../testing/calls';
import { startedSite } from '../../../testing/site';
import { commentOn, MESSAGE } from '../../../testing/visitors';

const { server, call, visit, start } = startedSite();

const signIn = (body: unknown) => visit('POST', '/auth/login', { body });
const verify = (token: string) => call('GET', '/auth/verify-token', { token });

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    number
  >;

test('signing in returns a token for 12 hours, or an error message', async () => {
  await start();
  const { status, body, headers } = await signIn({
    email: ' Admin@Example.org ',
    password: TEST_ADMIN.password,
  });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  const token = String(body.token);
  const { exp, iat } = claimsOf(token);
  expect(Number(exp) - Number(iat)).toBe(12 * 60 * 60);
  expect((await verify(token)).body).toEqual({
    valid: true,
    admin: {
      _id: expect.any(String),
      email: TEST_ADMIN.email,
      name: 'Administrator',
      role: 'administrator',
    },
  });
  // A wrong password and an unknown e-mail get the same words.
  for (const wrong of [
    { email: TEST_ADMIN.email, password: 'wrong' },
    { email: 'nobody@example.org', password: TEST_ADMIN.password },
  ])
    expect(await signIn(wrong)).toMatchObject({
      status: 401,
      body: { message: 'The email or password is incorrect.' },
    });
  expect(await signIn({ email: 'me' })).toMatchObject({
    status: 400,
    body: {
      errors: { email: 'Please enter a valid email address.', password: 'Password is required.' },
    },
  });
});

test('a token is accepted if signed with TOKEN_SECRET, and rejected otherwise', async () => {
  await start();
  const later = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3600;

  const claims = claimsOf(server.token);
  const { sub, exp, iat, version } = claims;
  expect((await verify(forgedToken({ ...claims, exp: later(1) }))).status).toBe(200);
  for (const [what, token] of [
    ['missing', ''],
    ['nonsense', 'nonsense'],
    ['expired', forgedToken({ ...claims, iat: later(-13), exp: later(-1) })],
    ['without an end', forgedToken({ ...claims, exp: undefined })],
    ['signed with another key', forgedToken(claims, { secret: 'another key' })],
    ['not signed', forgedToken(claims, { alg: 'none' })],
    ['signed in another way', forgedToken(claims, { alg: 'HS384' })],
    ['for somebody else', forgedToken({ ...claims, sub: 'somebody' })],
    ['of an earlier password', forgedToken({ ...claims, version: Number(version) - 1 })],
    // The cookie of a version on trial is signed with the same key.
    ['of no session', forgedToken({ sub, exp, iat })],
  ] as const) {
    const { status, body, headers } = await verify(token);
    expect([what, status, body.message]).toEqual([what, 401, expect.stringMatching(/log in/)]);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  }
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
    expect((await signIn({ email: TEST_ADMIN.email, password: TEST_ADMIN.password })).status).toBe(
      401,
    );
    expect((await signIn({ email: TEST_ADMIN.email, password: 'a-new-password' })).status).toBe(
      200,
    );
  });

  test('changes the e-mail in the same way', async () => {
    const changed = await call('PUT', '/auth/email', {
      body: { email: 'Office@Example.org', password: TEST_ADMIN.password },
    });
    expect(changed.body).toMatchObject({ admin: { email: 'office@example.org' } });
    expect((await verify(String(changed.body.token))).status).toBe(200);
    expect((await verify(server.token)).status).toBe(401);
    expect(
      (await signIn({ email: 'office@example.org', password: TEST_ADMIN.password })).status,
    ).toBe(200);
    expect((await signIn(TEST_ADMIN)).status).toBe(401);
  });

  test('needs the current password, whose error keeps the session, and a long new one', async () => {
    const right = TEST_ADMIN.password;
    const [WRONG, SHORT] = [
      'The current password is incorrect.',
      'New Password must have at least 10 characters.',
    ];
    for (const [path, body, errors] of [
      [
        '/auth/password',
        { currentPassword: 'wrong', newPassword: 'a-new-password' },
        { currentPassword: WRONG },
      ],
      ['/auth/email', { email: 'a@example.org', password: 'wrong' }, { password: WRONG }],
      ['/auth/password', { currentPassword: right, newPassword: 'short' }, { newPassword: SHORT }],
    ] as const)
      expect(await call('PUT', path, { body })).toMatchObject({ status: 400, body: { errors } });
    expect((await verify(server.token)).status).toBe(200);
  });
});

describe('the limits', () => {
  test('count messages and comments together, and no reads or calls of the administrator', async () => {
    await start({ rateLimits: { publicWrites: 3 } });
    const comment = commentOn(await addUpdate(call));
    const statuses = [];
    for (let count = 0; count < 2; count += 1) {
      statuses.push((await visit('POST', '/messages', { body: MESSAGE })).status);
      statuses.push((await visit('POST', '/content/comments', { body: comment })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    for (let count = 0; count < 20; count += 1)
      expect((await call('GET', '/messages')).status).toBe(200);
  });

  /** Signs in with a wrong password, as from an address. */
  const tryFrom = async (address: string) => {
    const body = { email: TEST_ADMIN.email, password: 'wrong' };
    return (await visit('POST', '/auth/login', { body, headers: { 'x-forwarded-for': address } }))
      .status;
  };

  test('count each IP address behind a trusted proxy, and otherwise ignore headers of strangers', async () => {
    await start({ rateLimits: { signIn: 1 }, config: { trustProxy: 1 } });
    expect([
      await tryFrom('10.0.0.1'),
      await tryFrom('10.0.0.1'),
      await tryFrom('10.0.0.2'),
    ]).toEqual([401, 429, 401]);
    await server.close();
    await start({ rateLimits: { signIn: 1 } });
    expect([await tryFrom('10.0.0.1'), await tryFrom('10.0.0.2')]).toEqual([401, 429]);
  });

  test('count one IP address however a proxy writes it: with a port, in brackets or as IPv6', async () => {
    const spellings = [
      [
        '203.0.113.5:4001',
        '203.0.113.5:4002',
        '203.0.113.5:_hidden',
        '::ffff:203.0.113.5',
        '[::FFFF:cb00:7105]:80',
        '"203.0.113.5"',
      ],
      [
        '[2001:db8::1]:4001',
        '2001:DB8:0:0::2',
        '[2001:0db8::1]',
        '2001:db8::1%eth0',
        '[2001:db8:0:0:1::1%25e]:1',
      ],
    ];
    for (const trustProxy of [1, '127.0.0.1,10.0.0.2,2001:db8:9::1'])
      for (const [first = '', ...others] of spellings) {
        await start({ rateLimits: { signIn: 1 }, config: { trustProxy } });
        const hop = trustProxy === 1 ? '' : ', [2001:db8:9::1]:70, 10.0.0.2:80';
        expect(await tryFrom(`${first}${hop}`)).toBe(401);
        for (const other of others)
          expect([other, await tryFrom(`${other}${hop}`)]).toEqual([other, 429]);
        expect(await tryFrom(`203.0.113.6:4001${hop}`)).toBe(401);
        await server.close();
      }
    await start({ rateLimits: { signIn: 1 } });
    await call('GET', '/auth/verify-token');
  });

  test('limit a visitor behind a proxy who forges IP addresses, with TRUST_PROXY=on', async () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: 'on' });
    await start({ rateLimits: { signIn: 5 }, config: { trustProxy } });
    const statuses = [];
    // The header that the visitor sent, with the visitor's own address, which the proxy has added.
    for (let count = 0; count < 10; count += 1)
      statuses.push(await tryFrom(`198.51.100.${count}, 203.0.113.9`));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429]);
  });
});
