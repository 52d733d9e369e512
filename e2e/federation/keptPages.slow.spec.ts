import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { cachedPages } from './stoppableSite';

const WORKER = new URL('../../content-server/bin/serviceWorker.js', import.meta.url);

/** The pages of a site: HTML, the status of a deleted page, or the new path of a moved one. */
const pages = new Map<string, string | number>();
let server: Server;
let url: string;

test.beforeEach(async () => {
  const worker = `const OTHER_LANGUAGES = ["ny"];\n${await readFile(WORKER, 'utf8')}`;
  server = createServer((request, response) => {
    const page = pages.get(request.url ?? '') ?? 404;
    if (request.url === '/service-worker.js')
      response.setHeader('content-type', 'text/javascript').end(worker);
    else if (typeof page === 'number')
      response.writeHead(page, { 'content-type': 'text/html' }).end('<h1>Gone</h1>');
    else if (page.startsWith('/'))
      response.writeHead(301, { location: page, 'cache-control': 'no-cache' }).end();
    else
      response
        .writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-cache' })
        .end(
          `<body><h1>${page}</h1><script id="page-data" type="application/json">{}</script></body>`,
        );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  pages.clear();
  pages.set('/offline.html', 'You are offline').set('/', 'Home');
});
test.afterEach(() => stop());

const stop = () =>
  new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

const openWithWorker = async (page: Page) => {
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
};

const open = async (page: Page, path: string) => {
  await page.goto(url + path);
  return page.locator('h1').textContent();
};

test('a deleted or moved page leaves the cache, in every language and with every query', async ({
  page,
}) => {
  await openWithWorker(page);
  for (const [name, after] of [
    ['missing', 404],
    ['deleted', 410],
    ['moved', '/'],
  ] as const) {
    const [first, other, queried] = [`/${name}`, `/ny/${name}`, `/${name}?page=2`];
    const keeps = [first, other, queried, `/${name}-too`];
    for (const path of keeps) pages.set(path, name);
    for (const path of keeps) await open(page, path);
    await expect.poll(() => cachedPages(page)).toEqual(expect.arrayContaining(keeps));
    for (const path of [first, other, queried]) pages.set(path, after);
    expect(await open(page, first)).toBe(after === '/' ? 'Home' : 'Gone');
    await expect
      .poll(async () => (await cachedPages(page)).filter((path) => path.includes(name)))
      .toEqual([`/${name}-too`]);
  }
  // A gateway error does not mean that the page is gone.
  pages.set('/moved-too', 502);
  expect(await open(page, '/moved-too')).toBe('moved');
  expect(await cachedPages(page)).toContain('/moved-too');
});

test('cached pages survive a full disk', async ({ page }) => {
  await openWithWorker(page);
  pages.set('/news', 'Old news').set('/donate', 'Donate');
  for (const path of ['/news', '/donate']) await open(page, path);
  await expect.poll(() => cachedPages(page)).toEqual(expect.arrayContaining(['/news', '/donate']));
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: usage + 1 });
  pages.set('/news', `New news ${'x'.repeat(50_000)}`);
  expect(await open(page, '/news')).toContain('New news');
  await open(page, '/donate');
  await stop();
  expect(await open(page, '/news')).toBe('Old news');
  expect(await open(page, '/donate')).toBe('Donate');
});
