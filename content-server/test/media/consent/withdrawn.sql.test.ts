import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { findFirstAdministrator } from '../../../src/people/signIn/administrators';
import { callsTo } from '../../../testing/calls';
import { eventually } from '../../../testing/eventually';
import { canvas, uploadTo } from '../../../testing/pictureCalls';
import { realFrontEnd } from '../../../testing/realFrontEnd';
import { setClock } from '../../../testing/setClock';
import { sharedSite } from '../../../testing/sharedSite';

const shared = sharedSite();

const HOUR = 60 * 60 * 1000;

let app: FastifyInstance;
let server: { url: string; token: string };

const start = async (): Promise<void> => {
  const places = await realFrontEnd();
  app = await shared.serve({}, (config) => ({ ...config, ...places }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const administrator = await findFirstAdministrator(app.database);
  server = {
    url: `http://127.0.0.1:${port}`,
    token: administrator ? await app.issueToken(administrator) : '',
  };
};

const restart = async (): Promise<void> => {
  await app.close();
  await start();
};

beforeEach(async () => {
  await shared.addAdministrator();
  await start();
});
afterEach(() => jest.useRealTimers());

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  (await callsTo(server)(method, path, body && { body })).body;

/** Calls that a visitor sends; their responses are cached. */
const VISITORS_CALLS = [
  '/api/content/updates',
  '/api/content/hero-slides',
  '/api/content/page-hero/about',
];

/** Requests an address as a visitor, other calls as the administrator. */
const ask = async (path: string) => {
  const headers: Record<string, string> =
    path.startsWith('/api/') && !VISITORS_CALLS.includes(path)
      ? { authorization: `Bearer ${server.token}` }
      : {};
  const response = await fetch(server.url + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const bytesOf = () => canvas(1000, 700, '#0f4c5c').png().toBuffer();

const upload = async () => {
  const { status, body } = await uploadTo(server, await bytesOf(), { name: 'girl.png' });
  const url = String(body.url);
  return { status, body, url, file: url.slice('/uploads/'.length) };
};

/** Shows a picture in every kind of text. @returns the addresses at which it is seen */
const shownEverywhere = async (url: string): Promise<string[]> => {
  const text = `<p>Water</p><p><img src="${url}" alt="A girl"></p>`;
  const update = { title: 'A well', date: '2026-11-01', image: url, description: text };
  const { _id } = await call('POST', '/content/updates', update);
  await call('PUT', `/content/updates/${String(_id)}`, { ...update, title: 'A new well' });
  await call('PUT', `/content/updates/${String(_id)}/translations/ny`, {
    title: 'Chitsime',
    description: text.replace('Water', 'Madzi'),
  });
  const draft = { ...update, title: 'A plan', status: 'draft' };
  await call('POST', '/content/updates', draft);
  const thrown = await call('POST', '/content/updates', { ...update, title: 'Thrown away' });
  await call('DELETE', `/content/updates/${String(thrown._id)}`);
  await call('POST', '/content/hero-slides', { title: 'Welcome', image: url, order: 0 });
  await call('PUT', '/content/page-hero', { pageIdentifier: 'about', title: 'About', image: url });
  await call('PUT', '/autosaves/editor1', {
    form: 'updates:new',
    number: 1,
    key: 'key1',
    version: null,
    values: update,
  });
  await call('POST', `/content/updates/${String(_id)}/review`, {
    title: 'A deep well',
    description: text.replace('Water', 'Deep water'),
  });
  const preview = await call('POST', '/content/updates/previews', update);
  const { changes } = await call('GET', '/history?list=updates&withFields=true');
  const versions = (changes as { _id: string }[]).map((one) => `/api/history/${one._id}`);
  return [
    '/',
    '/ny',
    '/about',
    '/news',
    '/ny/news',
    '/updates/2026-a-new-well',
    '/ny/updates/2026-a-new-well',
    '/updates/2026-a-new-well?print=poster',
    String(preview.path),
    '/api/content/updates?pictures=true',
    '/api/content/updates?drafts=true&status=draft',
    `/api/content/updates/${String(_id)}?language=ny`,
    `/api/content/updates/${String(_id)}/translations/ny`,
    `/api/content/updates/${String(_id)}/review`,
    ...VISITORS_CALLS,
    '/api/pictures',
    '/api/autosaves/editor1',
    ...versions,
  ];
};

/** The addresses among some that still show a picture, with those of its files that are not 410. */
const stillShown = async (addresses: readonly string[], files: readonly string[], hash: string) => {
  const found: string[] = [];
  for (const address of addresses)
    if ((await ask(address)).text.includes(hash)) found.push(address);
  for (const file of files) {
    const { status, headers } = await ask(file);
    if (status !== 410 || headers.get('cache-control') !== 'no-store') found.push(file);
  }
  return found;
};

const filesLeft = async (hash: string) => {
  const folders = ['uploads', 'share-pictures', 'consent'];
  const names = await Promise.all(
    folders.map((folder) => readdir(join(shared.folder, folder)).catch(() => [])),
  );
  return names.flat().filter((name) => name.startsWith(hash));
};

test('a withdrawn picture is nowhere: at once, after a restart, after a day, and after a restore', async () => {
  const { url, file } = await upload();
  const hash = file.slice(0, 16);
  await call('PUT', `/pictures/${file}`, { alt: 'A girl', focus: '', caption: 'Mercy Phiri' });
  const { _id: entry } = await call('GET', `/pictures/${file}`);
  const inChichewa = { alt: 'Mtsikana', caption: 'Mercy Phiri' };
  await call('PUT', `/content/pictures/${String(entry)}/translations/ny`, inChichewa);
  const addresses = await shownEverywhere(url);
  const seen: string[] = [];
  const files = new Set([url]);
  for (const address of addresses) {
    const { text } = await ask(address);
    if (text.includes(hash)) seen.push(address);
    for (const [found] of text.matchAll(/\/uploads\/[\w.-]+/g)) files.add(found);
  }
  expect(seen).toEqual(addresses);
  expect([...files].some((one) => one.includes('-share'))).toBe(true);
  expect(files.size).toBeGreaterThan(8);
  for (const one of files) expect([one, (await ask(one)).status]).toEqual([one, 200]);
  const backup = join(shared.folder, 'older.backup');
  const exported = join(shared.folder, 'older.export');
  await shared.admin('backup', backup);
  await shared.admin('export', exported);

  const nothingShows = async () =>
    expect(await stillShown(addresses, [...files], hash)).toEqual([]);
  const { uses } = await call('POST', `/pictures/${file}/withdraw`);
  expect((uses as { title: string }[]).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['A new well', 'A plan', 'Welcome', 'About Page']),
  );
  await nothingShows();
  expect((await ask('/updates/2026-a-new-well')).text).toContain('Water');
  expect((await ask('/api/trash')).text).not.toContain(hash);

  const refused = await upload();
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Somebody in this picture has withdrawn their consent. It cannot be used any more.',
  ]);
  expect(
    await call('POST', '/content/partners', { name: 'Lake Bank', logo: url, order: 0 }),
  ).toMatchObject({ message: expect.stringContaining('has withdrawn their consent') as string });
  const version = addresses.find((address) => address.startsWith('/api/history/')) ?? '';
  expect(await call('POST', `${version.slice('/api'.length)}/restore`)).toMatchObject({
    message: expect.stringContaining('It cannot be restored.') as string,
  });

  await restart();
  await nothingShows();
  expect(await shared.admin('import', exported)).toContain(
    `Left out: the picture ${hash}, because consent for it was withdrawn.`,
  );
  await nothingShows();

  setClock(Date.now() + 25 * HOUR);
  await restart();
  const erased = async () =>
    (await app.database.selectFrom('withdrawn_pictures').selectAll().execute())[0]?.erasedAt !== '';
  await eventually(erased);
  await nothingShows();
  expect(await filesLeft(hash)).toEqual([]);
  expect(await app.database.selectFrom('withdrawn_pictures').selectAll().execute()).toEqual([
    {
      hash,
      file: '',
      picture: '',
      uses: '',
      by: '',
      withdrawnAt: expect.any(String) as string,
      erasedAt: expect.any(String) as string,
    },
  ]);
  const storedTexts = async () => {
    const stored = app.database.withoutPlugins();
    return JSON.stringify([
      await stored.selectFrom('updates').selectAll().execute(),
      await stored.selectFrom('changes').selectAll().execute(),
      await stored.selectFrom('trash').selectAll().execute(),
      await stored.selectFrom('translations').selectAll().execute(),
      await stored.selectFrom('autosaves').selectAll().execute(),
      await stored.selectFrom('reviews').selectAll().execute(),
    ]);
  };
  expect(await storedTexts()).not.toContain(hash);
  expect(await storedTexts()).not.toContain('Mercy Phiri');

  await app.close();
  expect(await shared.admin('restore', backup)).toContain(
    `Left out: the picture ${hash}, because consent for it was withdrawn.`,
  );
  await start();
  await nothingShows();
  await eventually(erased);
  await nothingShows();
  expect(await filesLeft(hash)).toEqual([]);
  expect(await storedTexts()).not.toContain(hash);
  expect(await storedTexts()).not.toContain('Mercy Phiri');
  expect(await shared.admin('backup', backup)).not.toContain('is not whole');
});

test('a withdrawal can be undone for a day, by administrators', async () => {
  const { url, file } = await upload();
  await call('POST', '/content/partners', { name: 'Lake Bank', logo: url, order: 0 });
  await call('PUT', `/pictures/${file}`, { alt: 'A girl', focus: '', showsPeople: true });
  expect((await ask(url)).headers.get('cache-control')).toBe('public, max-age=86400');
  await call('POST', `/pictures/${file}/withdraw`);
  expect((await ask('/api/content/partners')).text).not.toContain(url);
  expect((await call('GET', '/pictures/withdrawn')).pictures).toMatchObject([
    { file, name: 'girl.png', uses: [{ list: 'partners', title: 'Lake Bank' }] },
  ]);
  await restart();
  // Reads all uses while none is shown.
  await call('GET', '/pictures');
  expect(await call('POST', `/pictures/${file}/withdraw/undo`)).toEqual({
    message: 'The withdrawal was undone.',
  });
  expect((await ask('/api/content/partners')).text).toContain(url);
  expect((await ask(url)).status).toBe(200);
  expect(await call('GET', `/pictures/${file}`)).toMatchObject({
    alt: 'A girl',
    showsPeople: true,
    uses: [{ list: 'partners' }],
  });
});
