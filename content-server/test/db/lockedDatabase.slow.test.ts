import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { callsOf, ownProcesses, WITH_ADMIN } from '../../testing/processes';

// The server is started twice, from source, and the lock is held in each round.
jest.setTimeout(300_000);

const ROUNDS = [1, 2, 3, 4, 5];
/** Time that the test holds the lock, in ms: longer than the server waits for it. */
const HOLD = 8_000;
/** Maximum time of a read meanwhile, in ms. */
const READ_LIMIT = 1_000;

const own = ownProcesses();
const start = () => own.start({ ...WITH_ADMIN, PUBLIC_WRITE_LIMIT: '10000' });
let released: Promise<void> = Promise.resolve();
afterEach(() => released);

/** Reads a URL. @returns the duration in ms */
const timeOfRead = async (url: string): Promise<number> => {
  const startedAt = performance.now();
  const answer = await fetch(url);
  await answer.text();
  expect(answer.status).toBe(200);
  return performance.now() - startedAt;
};

test('loses no acknowledged write while another process holds the lock', async () => {
  const first = await start();
  const call = await callsOf(first);
  const written: string[] = [];
  const addPartner = async (name: string) => {
    const answer = await call('POST', '/content/partners', {
      body: { name, logo: '/uploads/a.png' },
    });
    if (answer.status === 201) written.push(name);
    return answer;
  };

  const slowest: number[] = [];
  for (const round of ROUNDS) {
    const other = new DatabaseSync(join(own.dataDir, 'content.sqlite'));
    other.exec('pragma busy_timeout = 10000; begin immediate');
    let isHeld = true;
    released = setTimeout(HOLD).then(() => {
      other.exec('rollback');
      other.close();
      isHeld = false;
    });
    const delayed = (async () => {
      for (const refused of await Promise.all(
        [1, 2, 3].map((hand) => addPartner(`Locked ${round}-${hand}`)),
      )) {
        expect(refused.status).toBe(503);
        expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
        expect(refused.body).toEqual({ message: expect.stringMatching(/busy.*try again/i) });
      }
      return addPartner(`Delayed ${round}`);
    })();
    const times: number[] = [];
    while (isHeld) {
      for (const path of ['/healthz', '/api/content/partners', '/api/content/updates'])
        times.push(await timeOfRead(first.url + path));
    }
    slowest.push(Math.max(...times));
    expect((await delayed).status).toBe(201);
    for (const hand of [1, 2, 3])
      expect((await addPartner(`Free ${round}-${hand}`)).status).toBe(201);
  }
  // The median of the rounds: a busy machine delays a read in one of them, a server that waits for
  // the lock in all.
  expect(slowest.sort((a, b) => a - b)[2]).toBeLessThan(READ_LIMIT);

  await first.end('SIGKILL');
  const second = await start();
  const answer = await fetch(`${second.url}/api/content/partners?limit=9999`);
  const { partners } = (await answer.json()) as { partners: { name: string }[] };
  expect(partners.map(({ name }) => name).sort()).toEqual(written.sort());
  expect(written).toHaveLength(4 * ROUNDS.length);
});
