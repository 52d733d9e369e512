import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { AwaitableList } from '../../../testing/growing';
import { endProcess, ownProcesses, runProgram, WITH_ADMIN } from '../../../testing/processes';
import { eventually } from '../../../testing/eventually';
import { tryPort } from '../../../../build/parts/tryPort';

const own = ownProcesses();
const { start } = own;

/**
 * Sends requests on one keep-alive connection until the server has stopped; resolves to how it
 * ended.
 */
const visitor = async (url: string, answered: AwaitableList<number>): Promise<string> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      const pending = request(`${url}/api/content/partners`, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', reject);
      });
      pending.on('error', reject).end();
    });
  try {
    for (;;) answered.add(await ask());
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  } finally {
    agent.destroy();
  }
};

test('a graceful shutdown resets none of twenty keep-alive connections', async () => {
  const { child, url, end } = await start({});
  const answered = new AwaitableList<number>();
  const visitors = Promise.all(Array.from({ length: 20 }, () => visitor(url, answered)));
  await answered.reached(200);
  // As with `npm start`: npm forwards the signal that the whole group has already received.
  child.kill('SIGTERM');
  expect(await end('SIGTERM')).toBe(0);
  // Each ends with its next attempt to connect.
  expect(new Set(await visitors)).toEqual(new Set(['ECONNREFUSED']));
  expect(new Set(answered.items)).toEqual(new Set([200]));
});

test.each([
  ['before the first line', undefined],
  ['at the first line of the log', 'Server listening'],
])('a server whose output is closed %s still responds and obeys SIGTERM', async (_when, line) => {
  // A data folder that was used before: no password is shown.
  await endProcess(await start(WITH_ADMIN));
  const port = await tryPort(0);
  const child = runProgram('main.ts', {
    DATA_DIR: own.dataDir,
    HOST: '0.0.0.0',
    PORT: String(port),
  });
  try {
    if (line !== undefined)
      for await (const text of createInterface({ input: child.stdout }))
        if (text.includes(line)) break;
    child.stdout.destroy();
    const isUp = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ ok }) => ok);
    await eventually(() => isUp().catch(() => false));
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});
