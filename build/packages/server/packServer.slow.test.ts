import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../parts/parts';
import { packServer } from './packServer';

jest.setTimeout(600_000);

/** The folder in which an operator installs the archive. */
let folder: string;
let site: string;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'pack-server-')));
  site = path.join(folder, 'site-1');
  mkdirSync(site);
  const archive = await packServer(folder);
  execFileSync('npm', ['install', '--omit=dev', '--prefer-offline', archive], {
    cwd: site,
    stdio: 'pipe',
  });
  environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
    RELEASES_DIR: path.join(folder, 'releases'),
    LOG_LEVEL: 'error',
  };
});

const installed = (file: string) => path.join(site, 'node_modules/charity-site', file);

/** Runs the installed command from another folder. @returns its exit code and output */
const command = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    path.join(site, 'node_modules/.bin/charity-site'),
    args,
    { cwd: folder, env: environment, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
};

test('the packages are those of package-lock.json, in at most 180 MB', () => {
  const read = (file: string) =>
    (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { version: string }> })
      .packages;
  const pairs = (packages: ReturnType<typeof read>) =>
    Object.entries(packages)
      .filter(([place]) => place.includes('node_modules/'))
      .map(([place, { version }]) => `${place.replace(/^.*node_modules\//, '')} ${version}`);
  const locked = new Set(pairs(read(path.join(ROOT, 'package-lock.json'))));
  const others = pairs(read(path.join(site, 'package-lock.json'))).filter(
    (pair) => !locked.has(pair) && !pair.startsWith('charity-site '),
  );
  expect(others).toEqual([]);
  const kilobytes = execFileSync('du', ['-sk', site], { encoding: 'utf8' }).split('\t')[0];
  expect(Number(kilobytes)).toBeLessThan(180 * 1024);
});

test('the SBOM and the licences name the bundled and the installed packages', () => {
  const { components } = JSON.parse(readFileSync(installed('sbom.cdx.json'), 'utf8')) as {
    components: { name: string }[];
  };
  const names = components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['@img/sharp-libvips-linux-x64', 'libheif-js', 'fastify', 'react']),
  );
  expect(names).not.toContain('typescript');
  const licences = readFileSync(installed('LICENCES.txt'), 'utf8');
  expect(licences).toMatch(/libvips.*LGPL-3\.0-or-later/);
  expect(licences).toMatch(/^libheif-js \S+: LGPL-3\.0$/m);
  expect(licences).toMatch(/^react \S+: MIT\n\nMIT License/m);
});

test('no file has a path of the machine that packed it', () => {
  const files = readdirSync(installed('.'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.filter((file) => readFileSync(file).includes(ROOT))).toEqual([]);
});

test('the command serves pages, and lists and switches releases while the server is down', async () => {
  expect(command('releases', 'list')).toMatchObject({
    status: 1,
    output: expect.stringContaining('There is no database in '),
  });

  const server = spawn(path.join(site, 'node_modules/.bin/charity-site'), ['serve'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  try {
    for await (const line of createInterface({ input: server.stdout })) {
      lines.push(line);
      const url = / is at (http:\S+)$/.exec(line)?.[1];
      if (!url) continue;
      const page = await fetch(`${url}/contact-us`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('</h1>');
      expect((await fetch(`${url}/admin/login`)).status).toBe(200);
      server.kill('SIGTERM');
    }
  } finally {
    server.kill('SIGKILL');
  }
  expect(
    lines.filter((line) => line.startsWith('Released ')).map((line) => line.split(' ')[1]),
  ).toEqual(['shell', 'admin-app', 'public-site']);
  expect(lines.join('\n')).toContain('"charity-site admin set-password" sets another.');

  const { status, output } = command('releases', 'list');
  expect(status).toBe(0);
  for (const name of ['shell', 'public-site', 'admin-app'])
    expect(output).toMatch(
      new RegExp(
        `^${name}\\n  live    \\S+  since \\S+ \\(release by the start of the server\\)$`,
        'm',
      ),
    );
  expect(command('releases', 'grant', 'public-site', '/books')).toMatchObject({ status: 0 });
  expect(command('releases', 'rollback', 'public-site')).toMatchObject({
    status: 1,
    output: expect.stringContaining('public-site'),
  });
  expect(command('releases', 'prune')).toEqual({ status: 0, output: 'Nothing to remove.\n' });
});
