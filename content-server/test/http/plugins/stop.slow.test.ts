import { Agent, request } from 'node:http';
import { Growing } from '../../../testing/growing';
import { ownProcesses } from '../../../testing/processes';

const { start } = ownProcesses();

/** Asks again and again on one kept connection, until the server is gone; answers how it ended. */
const visitor = async (url: string, answered: Growing<number>): Promise<string> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      const asked = request(`${url}/api/content/partners`, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', reject);
      });
      asked.on('error', reject).end();
    });
  try {
    for (;;) answered.add(await ask());
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  } finally {
    agent.destroy();
  }
};

test('a stop under twenty kept connections resets none of them', async () => {
  const { child, url, end } = await start({});
  const answered = new Growing<number>();
  const visitors = Promise.all(Array.from({ length: 20 }, () => visitor(url, answered)));
  await answered.reached(200);
  // As with `npm start`: npm forwards the signal that the whole group has had already.
  child.kill('SIGTERM');
  expect(await end('SIGTERM')).toBe(0);
  // Each ends where it tries to connect once more.
  expect(new Set(await visitors)).toEqual(new Set(['ECONNREFUSED']));
  expect(new Set(answered.items)).toEqual(new Set([200]));
});
