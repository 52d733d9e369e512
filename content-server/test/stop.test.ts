import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { folderWith } from './folders';
import { Growing } from './growing';

// Starts the server from source, on a machine that may be busy.
jest.setTimeout(120_000);

const ROOT = join(__dirname, '..', '..');
const MAIN = join(ROOT, 'content-server', 'src', 'main.ts');

let folder: string;
let npm: ChildProcess | undefined;

beforeEach(async () => {
  // As `npm start`: npm is the parent, and forwards the signal that the whole group has had already.
  const start = `${process.execPath} --import ${join(ROOT, 'node_modules/tsx/dist/loader.mjs')} ${MAIN}`;
  folder = await folderWith({ 'package.json': JSON.stringify({ name: 'site', scripts: { start } }) });
});
afterEach(async () => {
  if (npm?.pid && npm.exitCode === null && npm.signalCode === null) process.kill(-npm.pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const started = async (): Promise<{ url: string; pid: number; ended: Promise<unknown> }> => {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      DEMO_CONTENT: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  npm = child;
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = / is at (http:\S+)$/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  return { url, pid: child.pid as number, ended };
};

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

test('a stop under fifty kept connections resets none of them', async () => {
  const { url, pid, ended } = await started();
  const answered = new Growing<number>();
  const visitors = Promise.all(Array.from({ length: 50 }, () => visitor(url, answered)));
  await answered.reached(500);
  process.kill(-pid, 'SIGTERM');
  // Each ends where it tries to connect once more.
  expect(new Set(await visitors)).toEqual(new Set(['ECONNREFUSED']));
  expect(new Set(answered.items)).toEqual(new Set([200]));
  await ended;
});
