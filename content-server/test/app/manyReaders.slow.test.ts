import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { openDatabase } from '../../src/db/open';
import { addUpdates } from '../../testing/manyUpdates';
import { ownProcesses } from '../../testing/processes';

/**
 * Most work of the server's main thread between a question for its health and the answer, in ms.
 */
const WORK_LIMIT = 1000;

const own = ownProcesses();

test('forty readers of everything at once take little memory, and keep nobody waiting', async () => {
  const database = await openDatabase({ folder: own.dataDir });
  await addUpdates(database, 61, `<p>${'Madzi ndi moyo. '.repeat(12_500)}</p>`.slice(0, 200_000));
  await database.destroy();
  const { url, child } = await own.start({});
  /** Memory in MB: now, or the most it ever was. */
  const resident = async (name: 'VmRSS' | 'VmHWM') => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
  };
  /**
   * Time that the main thread has worked so far, in ms. Unlike the time of an answer, this does not
   * depend on the machine's load.
   */
  const worked = async () => {
    const [nanoseconds] = (
      await readFile(`/proc/${child.pid}/task/${child.pid}/schedstat`, 'utf8')
    ).split(' ');
    return Number(nanoseconds) / 1e6;
  };
  // Not fetch: its streams would keep this process, which measures, from its own work.
  const list = async () => {
    const [answer] = (await once(get(`${url}/api/content/updates?limit=9999`), 'response')) as [
      IncomingMessage,
    ];
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
    await once(answer, 'end');
    return { status: answer.statusCode ?? 0, bytes };
  };
  await fetch(`${url}/api/content/updates`);
  const before = await resident('VmRSS');
  let reading = true;
  let answeredMeanwhile = 0;
  let mostWork = 0;
  const watching = (async () => {
    while (reading) {
      const requested = await worked();
      const { ok } = await fetch(`${url}/healthz`);
      mostWork = Math.max(mostWork, (await worked()) - requested);
      if (reading && ok) answeredMeanwhile += 1;
    }
  })();
  const answers = await Promise.all(Array.from({ length: 40 }, list));
  reading = false;
  await watching;
  expect(answeredMeanwhile).toBeGreaterThan(0);
  expect(mostWork).toBeLessThan(WORK_LIMIT);
  const whole = answers.filter(({ status }) => status === 200);
  expect(whole.length).toBeGreaterThan(0);
  for (const { bytes } of whole) expect(bytes).toBeGreaterThan(12_000_000);
  for (const { status } of answers) expect([200, 503]).toContain(status);
  expect((await resident('VmHWM')) - before).toBeLessThan(300);
});
