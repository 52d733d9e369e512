import { readFile, rm } from 'node:fs/promises';
import { openDatabase } from '../src/db/open';
import { folderWith } from './folders';
import { addUpdates } from './manyUpdates';
import { startServerProcess } from './processes';

// Starts the server from source, on a machine that may be busy.
jest.setTimeout(120_000);

// `npm run bench -- waiting` measures how long others wait.
test('forty readers of everything at once take little memory, and keep nobody waiting', async () => {
  const dataDir = await folderWith({});
  const database = await openDatabase({ folder: dataDir });
  await addUpdates(database, 61, `<p>${'Madzi ndi moyo. '.repeat(12_500)}</p>`.slice(0, 200_000));
  await database.destroy();
  const { url, child, end } = await startServerProcess({ DATA_DIR: dataDir });
  try {
    /** Memory in MB: now, or the most it ever was. */
    const resident = async (name: 'VmRSS' | 'VmHWM') => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
    };
    const list = async () => {
      const answer = await fetch(`${url}/api/content/updates?limit=9999`, {
        headers: { 'accept-encoding': 'identity' },
      });
      return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
    };
    await fetch(`${url}/api/content/updates`);
    const before = await resident('VmRSS');
    let reading = true;
    let answeredMeanwhile = 0;
    const watching = (async () => {
      while (reading) {
        const { ok } = await fetch(`${url}/healthz`);
        if (reading && ok) answeredMeanwhile += 1;
      }
    })();
    const answers = await Promise.all(Array.from({ length: 40 }, list));
    reading = false;
    await watching;
    expect(answeredMeanwhile).toBeGreaterThan(0);
    const whole = answers.filter(({ status }) => status === 200);
    expect(whole.length).toBeGreaterThan(0);
    for (const { bytes } of whole) expect(bytes).toBeGreaterThan(12_000_000);
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect((await resident('VmHWM')) - before).toBeLessThan(300);
  } finally {
    await end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});
