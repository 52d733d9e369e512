import { MESSAGE } from '../../../testing/visitors';
import { ONE, OTHER, twoProcesses } from '../../../testing/twoProcesses';

const { appAt } = twoProcesses(() => ({ limits: { publicWrites: 3, signIn: 3 } }));

/** Posts to one process from an address. */
const post = (index: number, url: string, payload: object, remoteAddress = '203.0.113.1') =>
  appAt(index).inject({ method: 'POST', url: `/api${url}`, payload, remoteAddress });

test.each([
  ['writes of visitors', '/messages', MESSAGE, 201],
  ['sign-ins', '/auth/login', { email: 'a@example.org', password: 'wrong' }, 401],
])(
  'the limit of %s holds over both processes, and no address is stored',
  async (...[, url, body, done]) => {
    const answers = [];
    for (const index of [ONE, OTHER, ONE, OTHER, ONE]) answers.push(await post(index, url, body));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([done, done, done, 429, 429]);
    const wait = Number(answers[3]?.headers['retry-after']);
    expect([wait > 0, wait <= 60]).toEqual([true, true]);
    expect((await post(OTHER, url, body, '203.0.113.2')).statusCode).toBe(done);
    const rows = await appAt(ONE).database.selectFrom('attempts').select('key').execute();
    expect(rows.filter(({ key }) => key.includes('203.0.113'))).toEqual([]);
  },
);

test('the count starts again after a minute', async () => {
  const now = jest.spyOn(Date, 'now');
  const start = Date.now();
  for (let count = 0; count < 4; count += 1) await post(ONE, '/messages', MESSAGE);
  now.mockReturnValue(start + 61_000);
  const after = [await post(OTHER, '/messages', MESSAGE), await post(ONE, '/messages', MESSAGE)];
  now.mockRestore();
  expect(after.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
});
