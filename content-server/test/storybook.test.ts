import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../src/testing';
import { folderWith } from './folders';

const INLINE = `\n  window['FEATURES'] = {};\n`;
const PAGE = `<!doctype html><html><head><title>Storybook</title></head><body><script>${INLINE}</script><script src="./main.js"></script></body></html>`;

let storybookDir: string;
let server: TestServer;

beforeAll(async () => {
  storybookDir = await folderWith({
    'index.html': PAGE,
    'iframe.html': PAGE.replace('FEATURES', 'OTHER'),
    'index.json': '{"entries":{}}',
    'main.61c9d9ee.iframe.bundle.js': 'console.log(1)',
    'sb-manager/runtime.js': 'console.log(2)',
    '.inputs': 'hidden',
  });
  server = await startTestServer({ config: { storybookDir } });
});
afterAll(async () => {
  await server.close();
  await rm(storybookDir, { recursive: true });
});

const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('opens at /storybook/, and /storybook leads there', async () => {
  const page = await get('/storybook/');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await page.text()).toBe(PAGE);
  const short = await get('/storybook?path=/docs/forms-field--docs');
  expect(short.status).toBe(302);
  expect(short.headers.get('location')).toBe('/storybook/?path=/docs/forms-field--docs');
});

test('lets only the scripts that stand in its pages run, and frames only itself and the players', async () => {
  const policy = (await get('/storybook/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' ${hashOf(INLINE)};`);
  expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;");
  const preview = (await get('/storybook/iframe.html?id=forms-field--default')).headers.get('content-security-policy');
  expect(preview).toContain(`script-src 'self' ${hashOf(INLINE.replace('FEATURES', 'OTHER'))};`);
});

test("leaves the site's own policy as it is", async () => {
  const policy = (await get('/healthz')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("frame-src 'self'");
});

test('is no page for search engines', async () => {
  for (const path of ['/storybook/', '/storybook/index.json', '/storybook/main.61c9d9ee.iframe.bundle.js'])
    expect((await get(path)).headers.get('x-robots-tag')).toBe('noindex');
  expect((await get('/healthz')).headers.get('x-robots-tag')).toBeNull();
});

test.each([
  ['main.61c9d9ee.iframe.bundle.js', 'public, max-age=31536000, immutable'],
  ['sb-manager/runtime.js', 'no-cache'],
  ['index.json', 'no-cache'],
])('sends %s with the caching its name allows', async (file, caching) => {
  const answer = await get(`/storybook/${file}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe(caching);
});

test.each([
  ['gone.js', 404],
  ['.inputs', 404],
  ['sb-manager/', 404],
  ['no/such/page', 404],
  ['..%2fpackage.json', 404],
])('has nothing at %s', async (file, status) => {
  const answer = await get(`/storybook/${file}`);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ message: expect.any(String) });
});

test('says in a sentence how to build it while it is not there, and shows it as soon as it is', async () => {
  const folder = await folderWith({});
  const fresh = await startTestServer({ config: { storybookDir: join(folder, 'storybook-static') } });
  try {
    const answer = await fetch(`${fresh.url}/storybook/`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain(
      'The component library has not been built yet. Run <code>npm run build-storybook</code>, then load this page again.',
    );
    expect((await fetch(`${fresh.url}/storybook/index.json`)).status).toBe(404);
  } finally {
    await fresh.close();
    await rm(folder, { recursive: true });
  }
});
