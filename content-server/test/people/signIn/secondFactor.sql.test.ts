import { TEST_ADMIN } from '../../../testing';
import { forgedToken } from '../../../testing/forgedToken';
import { personOf } from '../../../testing/editors';
import { post } from '../../../testing/postedForm';
import { codeFor, wrongCodeFor } from '../../../testing/secondFactor';
import { startedSite } from '../../../testing/site';
import { createRecoveryCodes } from '../../../src/people/accounts/recovery';
import { hashToken } from '../../../src/people/signIn/secrets';
import { openSession } from '../../../src/people/signIn/sessions';

const { server, call, visit, start } = startedSite();

const { email, password } = TEST_ADMIN;
const NEW = 'three-other-words';
const MISSING = 'Please enter the code from your app.';
const INVALID =
  'The code is incorrect or was used already. Please enter the next code of your app.';

const administrator = () =>
  server.database.selectFrom('administrators').selectAll().executeTakeFirstOrThrow();
const recoveryCode = async () =>
  (await createRecoveryCodes(server.database, (await administrator())._id))[0] ?? '';
const login = (secondFactor?: string, headers?: Record<string, string>) =>
  visit('POST', '/auth/login', { body: { email, password, secondFactor }, headers });
const history = async () => {
  const { changes } = (await call('GET', '/history?list=people')).body as {
    changes: { action: string; title: string; by: string }[];
  };
  return changes.map(({ action, title, by }) => `${by} ${action} ${title}`);
};

/** Turns on the administrator's second factor with the code before the present one. */
const turnOn = async (token?: string, currentPassword: string = password): Promise<string> => {
  const secret = String((await call('POST', '/auth/second-factor', { token })).body.secret);
  const body = { secret, code: codeFor(secret, -1), password: currentPassword };
  expect((await call('PUT', '/auth/second-factor', { token, body })).status).toBe(200);
  return secret;
};

describe('every way to a session or a new password', () => {
  let before: Awaited<ReturnType<typeof administrator>>;

  /** A session of the administrator that asks for no second factor. */
  const session = async () => {
    const { _id: sub, tokenVersion: version } = await administrator();
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const claims = { sub, version, exp, session: await openSession(server.database, sub, 'Test') };
    return forgedToken(claims);
  };

  const WAYS: Record<string, (secondFactor?: string) => Promise<number>> = {
    login: async (secondFactor) => (await login(secondFactor)).status,
    '/releases': async (secondFactor = '') =>
      (await post(server, '/releases/sign-in', { email, password, secondFactor })).status,
    'mailed link': async (secondFactor) => {
      const row = { administrator: before._id, endsAt: new Date(Date.now() + 9e5).toISOString() };
      await server.database
        .insertInto('password_resets')
        .values({ ...row, tokenHash: hashToken('a link') })
        .execute();
      const body = { token: 'a link', newPassword: NEW, secondFactor };
      return (await visit('POST', '/auth/forgotten-password/link', { body })).status;
    },
    'recovery code': async (secondFactor) => {
      const codes = await server.database.selectFrom('recovery_codes').select('codeHash').execute();
      const row = { _id: 'spare', administrator: before._id, codeHash: hashToken('abcdefgh') };
      await server.database.insertInto('recovery_codes').values(row).execute();
      const body = { email, code: 'abcd-efgh', newPassword: NEW, secondFactor };
      const { status } = await visit('POST', '/auth/forgotten-password/code', { body });
      const left = await server.database.selectFrom('recovery_codes').selectAll().execute();
      expect(left).toHaveLength(codes.length + (status === 200 ? 0 : 1));
      return status;
    },
    'change of the password': async (secondFactor) => {
      const body = { currentPassword: password, newPassword: NEW, secondFactor };
      return (await call('PUT', '/auth/password', { body, token: await session() })).status;
    },
    'change of the email': async (secondFactor) => {
      const body = { email: 'new@example.org', password, secondFactor };
      return (await call('PUT', '/auth/email', { body, token: await session() })).status;
    },
  };

  const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

  /** The code of each column; the first one is of a person without a second factor. */
  const CODES: Record<string, () => Promise<string | undefined>> = {
    'without it': async () => undefined,
    'no code': async () => undefined,
    'wrong code': async () => wrongCodeFor(SECRET),
    'code of the app': async () => codeFor(SECRET),
    'used code': async () => {
      const code = codeFor(SECRET);
      expect((await login(code)).status).toBe(200);
      return code;
    },
    'recovery code': recoveryCode,
  };

  /** The statuses of a way. One that is not accepted changes nothing. */
  const row = async (way: (code?: string) => Promise<number>): Promise<number[]> => {
    const statuses: number[] = [];
    for (const [column, codeOf] of Object.entries(CODES)) {
      const secondFactor = column === 'without it' ? '' : SECRET;
      await server.database
        .updateTable('administrators')
        .set({ ...before, secondFactor, secondFactorStep: 0 })
        .execute();
      for (const table of ['recovery_codes', 'password_resets'] as const)
        await server.database.deleteFrom(table).execute();
      const code = await codeOf();
      const status = await way(code);
      const { passwordHash, email: present } = await administrator();
      if (status === 400)
        expect([passwordHash, present]).toEqual([before.passwordHash, before.email]);
      statuses.push(status);
    }
    return statuses;
  };

  test('needs it where it is on, and nothing more where it is not', async () => {
    await start();
    before = await administrator();
    const table: Record<string, number[]> = {};
    for (const [name, way] of Object.entries(WAYS)) table[name] = await row(way);
    expect(Object.keys(CODES)).toEqual([
      'without it',
      'no code',
      'wrong code',
      'code of the app',
      'used code',
      'recovery code',
    ]);
    expect(table).toEqual({
      login: [200, 400, 400, 200, 400, 200],
      '/releases': [303, 400, 400, 303, 400, 303],
      'mailed link': [200, 400, 400, 200, 400, 200],
      // A recovery code stands for the password or for the second factor, never for both.
      'recovery code': [200, 400, 400, 200, 400, 400],
      'change of the password': [200, 400, 400, 200, 400, 200],
      'change of the email': [200, 400, 400, 200, 400, 200],
    });
  });
});

describe('turning it on and off', () => {
  beforeEach(() => start());

  test('needs the password and a code; later no response contains the secret', async () => {
    const { body } = await call('POST', '/auth/second-factor');
    const secret = String(body.secret);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/.*admin%40example\.org\?.*secret=[A-Z2-7]{32}&/);
    const put = (values: object) =>
      call('PUT', '/auth/second-factor', { body: { secret, code: codeFor(secret), ...values } });
    expect((await put({ password: 'wrong' })).body.errors).toEqual({
      password: 'The current password is incorrect.',
    });
    expect((await put({ password, code: wrongCodeFor(secret) })).body.errors).toEqual({
      code: INVALID,
    });
    expect((await call('GET', '/auth/second-factor')).body).toEqual({ isOn: false });
    expect((await put({ password })).status).toBe(200);
    expect((await put({ password })).status).toBe(409);
    expect((await call('GET', '/auth/second-factor')).body).toEqual({ isOn: true });
    // The code that turned it on was used.
    expect((await login(codeFor(secret))).status).toBe(400);
    for (const path of ['/auth/second-factor', '/auth/verify-token', '/people', '/history'])
      expect(JSON.stringify((await call('GET', path)).body)).not.toContain(secret);
  });

  test('off needs only the password, and both are in the history', async () => {
    await turnOn();
    const off = (value: string) =>
      call('POST', '/auth/second-factor/off', { body: { password: value } });
    expect((await off('wrong')).status).toBe(400);
    expect((await login()).status).toBe(400);
    expect((await off(password)).status).toBe(200);
    expect((await login()).status).toBe(200);
    expect(await history()).toEqual([
      'Administrator deleted Administrator',
      'Administrator created Administrator',
    ]);
  });

  test('administrators see who has it on, and reset it for others only', async () => {
    const token = await personOf(call, { name: 'Ruth', role: 'editor' });
    await turnOn(token, 'three-other-words');
    const people = async () =>
      (await call('GET', '/people')).body.people as { _id: string; hasSecondFactor: boolean }[];
    const [own, ruth] = await people();
    expect([own?.hasSecondFactor, ruth?.hasSecondFactor]).toEqual([false, true]);
    const reset = (id = '', by?: string) =>
      call('DELETE', `/people/${id}/second-factor`, { token: by });
    expect((await reset(ruth?._id, token)).status).toBe(403);
    expect((await reset(own?._id)).status).toBe(409);
    expect((await reset('nobody')).status).toBe(404);
    expect((await reset(ruth?._id)).status).toBe(200);
    expect((await people()).map(({ hasSecondFactor }) => hasSecondFactor)).toEqual([false, false]);
    expect((await history())[0]).toBe('Administrator deleted Ruth');
  });
});

test('a code works once, also in concurrent calls, and the message names the field', async () => {
  await start();
  const secret = await turnOn();
  expect((await login()).body).toEqual({ message: MISSING, errors: { secondFactor: MISSING } });
  const code = codeFor(secret);
  const both = await Promise.all([login(code), login(code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await login(code)).body.errors).toEqual({ secondFactor: INVALID });
  const next = codeFor(secret, 1);
  expect((await login(` ${next.slice(0, 3)} ${next.slice(3)}`)).status).toBe(200);
});

test('wrong codes are counted, from every network and at every way', async () => {
  await start({ rateLimits: { signIn: 10 }, config: { trustProxy: 1 } });
  const secret = await turnOn();
  const wrong = wrongCodeFor(secret);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    const headers = { 'x-forwarded-for': `10.0.0.${count}` };
    const body = { currentPassword: password, newPassword: NEW, secondFactor: wrong };
    const { status } = await (count % 2
      ? call('PUT', '/auth/password', { body, headers })
      : login(wrong, headers));
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});
