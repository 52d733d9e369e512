import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySources } from '../contributing/copy';
import { blocksOf, follow } from '../contributing/example';
import { ROOT } from '../../parts/parts';

jest.setTimeout(180_000);

const ADMIN = { ADMIN_EMAIL: 'grace@example.org', ADMIN_PASSWORD: 'correct-horse-battery' };

let folder: string;
/** The folder of the next version of the program: this one with the migration of CONTRIBUTING's example. */
let next: string;
let data: string;
const running = new Set<ChildProcess>();

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'upgrade-')));
  next = path.join(folder, 'next');
  data = path.join(folder, 'data');
  copySources(next);
  follow(blocksOf(readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8'), 'Adding a content type'), next);
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const begun = (version: string, program: string, ...args: string[]) => {
  const child = spawn(process.execPath, ['--import', 'tsx', `content-server/src/app/${program}`, ...args], {
    cwd: version,
    env: { PATH: process.env.PATH, DATA_DIR: data, HOST: '127.0.0.1', PORT: '0', DEMO_CONTENT: 'off', ...ADMIN },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
};

/** Runs a program until it ends. @returns its exit code and output */
const run = (version: string, program: string, ...args: string[]) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = begun(version, program, ...args);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => {
        output += piece.toString();
      });
    child.once('close', (code) => resolve({ code, output }));
  });

/** Starts the server of a version, does `work` at its address, and stops it. */
const withServer = async <Result>(version: string, work: (url: string) => Promise<Result>): Promise<Result> => {
  const child = begun(version, 'main.ts');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => {
        output += piece.toString();
        const address = / is at (http:\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    child.once('exit', () => reject(new Error(output)));
  });
  try {
    return await work(url);
  } finally {
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await exit;
  }
};

const json = async (url: string, init?: RequestInit) =>
  (await (await fetch(url, init)).json()) as Record<string, unknown>;

/** Adds a partner as the administrator. */
const addPartner = (name: string) => async (url: string) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  const { token } = await json(`${url}/api/auth/login`, { method: 'POST', headers, body });
  const answer = await fetch(`${url}/api/content/partners`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${String(token)}` },
    body: JSON.stringify({ name, logo: 'https://example.org/logo.png', order: 1 }),
  });
  expect(answer.status).toBe(201);
};

const partners = async (url: string) =>
  ((await json(`${url}/api/content/partners`)).partners as { name: string }[]).map(({ name }) => name);

test('the upgrade of docs/operate.md, and the way back', async () => {
  const backup = path.join(folder, 'before-2.backup');
  const now = ROOT;
  await withServer(now, addPartner('Before'));
  expect(await run(now, 'commands/admin.ts', 'backup', backup)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Written to .+: \d+ records/),
  });
  expect(await withServer(now, partners)).toEqual(['Before']);

  await withServer(next, addPartner('After'));
  const { code, output } = await run(now, 'main.ts');
  expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
  expect(output).toContain('The database belongs to a newer version of this program.');

  for (const file of readdirSync(data).filter((name) => name.startsWith('content.sqlite')))
    renameSync(path.join(data, file), path.join(folder, file));
  expect(await run(now, 'commands/admin.ts', 'restore', backup)).toMatchObject({ code: 0 });
  expect(await withServer(now, partners)).toEqual(['Before']);
});
