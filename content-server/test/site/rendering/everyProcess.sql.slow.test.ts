import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../src/process/settings/config';
import { openDatabase, type DatabasePlace } from '../../../src/db/open';
import { makeTestDatabase } from '../../../testing/testDatabase';
import { buildServer } from '../../../src/app/server';
import { TEST_TOKEN_SECRET } from '../../../testing';
import { folderWith } from '../../../testing/folders';
import { realFrontEnd } from '../../../testing/realFrontEnd';
import { callIn } from '../../../testing/sharedPlace';

const PICTURE = '/uploads/0123456789abcdef-1600x900.png';

/** Each process renders every page several times. */
const PATIENCE = 120_000;

/** One process of the site: it has its own connection to the database, its own renderer and its own kept pages. */
interface Process {
  app: FastifyInstance;
  url: string;
}

const folders: string[] = [];
const processes: Process[] = [];
let removeDatabase: () => Promise<void>;

beforeAll(async () => {
  const dataDir = await folderWith({});
  const { shellDir, releasesDir } = await realFrontEnd();
  folders.push(dataDir, shellDir, releasesDir);
  const made = await makeTestDatabase();
  removeDatabase = made.remove;
  // A file, so that both processes share it.
  const place: DatabasePlace = 'memory' in made.place ? { folder: dataDir } : made.place;
  const config = readConfig({
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SHELL_DIR: shellDir,
    RELEASES_DIR: releasesDir,
    SITE_URL: 'https://example.org',
  });
  for (let count = 0; count < 2; count += 1) {
    const app = await buildServer({ config, database: await openDatabase(place), tokenSecret: TEST_TOKEN_SECRET });
    await app.listen({ host: '127.0.0.1', port: 0 });
    processes.push({ app, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` });
  }
});
afterAll(async () => {
  for (const { app } of processes) await app.close();
  await removeDatabase();
  for (const folder of folders) await rm(folder, { recursive: true });
});

const [FIRST, SECOND] = [0, 1];
const processAt = (index: number): Process => {
  const found = processes[index];
  if (!found) throw new Error(`There is no process ${index}.`);
  return found;
};

/** Writes through the first process, as the administrator. */
const write = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const { status, body: answered } = await callIn(processAt(FIRST).app, method, `/content/${path}`, body);
  expect([path, status < 300]).toEqual([path, true]);
  return answered;
};

/** Number of pages that a process has rendered. It counts from the first reading. */
const renderings = async ({ url }: Process): Promise<number> =>
  Number(/^site_page_render_duration_count\S* (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? 0);

/** Opens pages, one after the other. @returns their HTML by path, and those that were rendered for it */
const visit = async (one: Process, paths: readonly string[]) => {
  const pages: Record<string, string> = {};
  const rendered: string[] = [];
  for (const path of paths) {
    const before = await renderings(one);
    pages[path] = await (await fetch(one.url + path)).text();
    if ((await renderings(one)) > before) rendered.push(path);
  }
  return { pages, rendered };
};

test(
  'a written image, a changed contact detail and a deleted update show on the next page view in every process, and only the pages that read them are rendered again',
  async () => {
    const { _id } = await write('POST', 'updates', { title: 'A well', date: '2026-11-01', description: '' });
    const update = '/updates/2026-a-well';
    const heroes = ['/news', '/about', '/contact-us', '/mission'];
    const all = ['/', update, '/privacy', ...heroes];
    for (const one of processes) {
      await renderings(one);
      expect((await visit(one, all)).rendered).toEqual(all);
      const { pages, rendered } = await visit(one, all);
      expect(rendered).toEqual([]);
      expect(pages[update]).toContain('A well | Lamp of Mercy Trust</title>');
    }

    /** After a write: what every process shows, and that it rendered these pages once more, and no other. */
    const shows = async (again: readonly string[], path: string, text: string, isThere = true) => {
      // The first process may have begun by itself, because the write came through it.
      const { pages } = await visit(processAt(FIRST), all);
      const second = await visit(processAt(SECOND), all);
      for (const shown of [pages, second.pages]) expect(shown[path]?.includes(text)).toBe(isThere);
      expect(second.rendered).toEqual(again);
      for (const one of processes) expect((await visit(one, all)).rendered).toEqual([]);
      const [first, other] = await Promise.all(processes.map(renderings));
      expect(first).toBe(other);
    };

    await write('PUT', 'page-hero', { pageIdentifier: 'about', title: 'About us', image: PICTURE });
    await shows(heroes, '/about', PICTURE.replace('.png', '-750w'));

    await write('PUT', 'contact-details', { phone: '+265 999 12 34', email: 'office@example.org', address: 'Mzuzu' });
    await shows(all, '/mission', '+265 999 12 34');

    await write('DELETE', `updates/${String(_id)}`);
    await shows(['/', update, '/news'], '/news', 'A well', false);
    for (const { url } of processes) expect((await fetch(url + update)).status).toBe(404);
  },
  PATIENCE,
);
