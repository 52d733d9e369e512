import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { startTestServer } from '../../../testing';
import { folderWith, writeFiles } from '../../../testing/folders';
import { rawGet } from '../../../testing/rawGet';
import { siteFor } from '../../../testing/site';

const PAGE =
  '<!doctype html><html><head><title>Shell</title></head><body><div id="root"></div></body></html>';
const INLINE = `\n  window['FEATURES'] = {};\n`;
const LIBRARY = `<!doctype html><html><head><title>Storybook</title></head><body><script>${INLINE}</script><script src="./main.js"></script></body></html>`;
const REGISTRY = { format: 1, remotes: [] };

let folder: string;

const { server, open } = siteFor(async () => {
  folder = await folderWith({
    'shell/index.html': PAGE,
    'shell/static/secret.txt': 'private',
    'storybook/index.html': LIBRARY,
    'storybook/iframe.html': LIBRARY.replace('FEATURES', 'OTHER'),
    'storybook/index.json': '{"entries":{}}',
    'storybook/main.61c9d9ee.iframe.bundle.js': 'console.log(1)',
    'storybook/sb-manager/runtime.js': 'console.log(2)',
    'storybook/.inputs': 'private',
    'storybook/secret.txt': 'private',
    'releases/remotes.json': JSON.stringify(REGISTRY),
    'releases/history.json': '[{"by":"private"}]',
    'releases/verdicts.json': '[]',
    'releases/public-site/1.0.0-abc/static/entry.js': 'public',
    'releases/public-site/1.0.0-abc/.release.json': 'private',
    'releases/public-site/.arriving-1/static/entry.js': 'private',
  });
  const [shellDir, releasesDir, storybookDir] = ['shell', 'releases', 'storybook'].map(
    (name) => `${folder}/${name}`,
  );
  const started = await startTestServer({ config: { shellDir, releasesDir, storybookDir } });
  await writeFiles(started.uploads, { '.half-x': 'private', '../token-secret': 'private' });
  return started;
});

test('serves the files of a released version', async () => {
  expect(await rawGet(server.url, '/remotes/public-site/1.0.0-abc/static/entry.js')).toMatchObject({
    status: 200,
    body: 'public',
  });
});

test.each([
  '/remotes/x/%2e%2e/history.json',
  '/remotes/x/../history.json',
  '/remotes/x/.%2E/history.json',
  '/remotes/x%2f..%2fhistory.json',
  '/remotes/x/%252e%252e/history.json',
  '/remotes/x/..%5chistory.json',
  '/remotes/x/y/%2e%2e/%2e%2e/verdicts.json',
  '/remotes/./x/%2e%2e/history.json',
  '/remotes/%2e/%2e/history.json',
  '/remotes/public-site/1.0.0-abc/.release.json',
  '/remotes/public-site/1.0.0-abc/static/../.release.json',
  '/remotes/public-site/.arriving-1/static/entry.js',
  '/remotes/public-site/1.0.0-abc/static/entry.js%00.txt',
  '/remotes/history.json',
  '/static/x/%2e%2e/secret.txt',
  '/static/%2e/secret.txt',
  '/storybook/x/%2e%2e/secret.txt',
  '/storybook/%252e/%2e/secret.txt',
  '/uploads/x/%2e%2e/%2e%2e/content.sqlite',
  '/uploads/.half-x',
  '/uploads/..%2ftoken-secret',
  '/uploads/%2e%2e%2ftoken-secret',
  '/uploads/',
])('refuses %s', async (path) => {
  const { status, headers, body } = await rawGet(server.url, path);
  expect([404, 400]).toContain(status);
  expect(headers['cache-control'] ?? '').not.toMatch(/immutable/);
  expect(body).not.toContain('private');
});

describe('a URL that cannot be decoded', () => {
  test.each(['/100%', '/news/%ff', '/updates/50%-more'])('gets a page: %s', async (path) => {
    const { status, headers, body } = await rawGet(server.url, path, { accept: 'text/html' });
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).toContain('<div id="root"></div>');
  });

  test.each(['/api/content/updates/100%', '/api/%ff', '/uploads/100%', '/remotes/100%'])(
    'gets a message if no page is requested: %s',
    async (path) => {
      const { status, body } = await rawGet(server.url, path);
      expect(status).toBe(404);
      expect(JSON.parse(body)).toEqual({ message: 'There is nothing at this address.' });
    },
  );
});

describe('slashes, backslashes and escapes without a page', () => {
  const ODD = [
    '//',
    '///',
    '//:80/',
    '//a:b/',
    '//[/',
    '//%zz',
    '//%2f',
    '/\\',
    '/\\evil.example',
    '//?preview=a',
    '//?draft=a',
  ];
  const ESCAPED = ['//evil.example/donate', '//storybook', '/donate//', '/%zz', '/%', '/%c0%af'];

  test.each(
    [
      '',
      '/ny',
      '/api',
      '/uploads',
      '/remotes',
      '/static',
      '/storybook',
      '/admin',
      '/releases',
    ].flatMap((start) => [...ODD, ...ESCAPED].map((path) => start + path)),
  )('is missing, or leads to one slash on this site: %s', async (path) => {
    const { status, headers } = await rawGet(server.url, path, { accept: 'text/html' });
    if (status === 404) return;
    const { location = '' } = headers;
    expect([status, location]).toEqual([301, expect.stringMatching(/^\/(?![/\\])/)]);
    const next = await rawGet(server.url, location, { accept: 'text/html' });
    expect([next.status < 500, next.headers.location ?? '/']).toEqual([
      true,
      expect.stringMatching(/^\/(?![/\\])/),
    ]);
  });
});

test.each(['PUT', 'DELETE', 'GET'])(
  'an item with a very long id is not found: %s',
  async (method) => {
    const answer = await fetch(`${server.url}/api/content/updates/${'x'.repeat(5000)}`, {
      method,
      headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
      body: method === 'PUT' ? JSON.stringify({ title: 'A well', date: '2026-11-21' }) : undefined,
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: expect.any(String) });
  },
);

describe('the component library', () => {
  const hashOf = (script: string) =>
    `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const policyOf = async (path: string) =>
    (await open(path)).headers.get('content-security-policy');

  test('opens at /storybook/, also from /storybook, and is not indexed', async () => {
    const page = await open('/storybook/');
    expect([page.status, page.html]).toEqual([200, LIBRARY]);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const short = await open('/storybook?path=/docs/components-field--docs', {}, 'manual');
    expect(short.status).toBe(302);
    expect(short.headers.get('location')).toBe('/storybook/?path=/docs/components-field--docs');
    for (const path of [
      '/storybook/',
      '/storybook/index.json',
      '/storybook/main.61c9d9ee.iframe.bundle.js',
    ])
      expect((await open(path)).headers.get('x-robots-tag')).toBe('noindex');
    expect((await open('/healthz')).headers.get('x-robots-tag')).toBeNull();
  });

  test('allows only the scripts in its pages', async () => {
    expect(await policyOf('/storybook/')).toContain(`script-src 'self' ${hashOf(INLINE)};`);
    expect(await policyOf('/storybook/iframe.html?id=components-field--default')).toContain(
      `script-src 'self' ${hashOf(INLINE.replace('FEATURES', 'OTHER'))};`,
    );
  });

  test('frames only itself and the video players', async () => {
    expect(await policyOf('/storybook/')).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com;",
    );
  });

  test('changes no other CSP', async () => {
    const own = await policyOf('/healthz');
    expect(own).toContain("script-src 'self';");
    expect(own).not.toContain("frame-src 'self'");
  });

  test('serves only its files, cached by their names', async () => {
    for (const [file, caching] of [
      ['main.61c9d9ee.iframe.bundle.js', 'public, max-age=31536000, immutable'],
      ['sb-manager/runtime.js', 'no-cache'],
      ['index.json', 'no-cache'],
    ] as const) {
      const { status, headers } = await open(`/storybook/${file}`);
      expect([file, status, headers.get('cache-control')]).toEqual([file, 200, caching]);
    }
    for (const file of ['gone.js', '.inputs', 'sb-manager/', 'no/such/page', '..%2fpackage.json']) {
      const { status, html } = await open(`/storybook/${file}`);
      expect([file, status, JSON.parse(html)]).toEqual([
        file,
        404,
        { message: expect.any(String) },
      ]);
    }
  });

  test('says how to build it while it is missing', async () => {
    await rm(`${folder}/storybook`, { recursive: true });
    const { status, headers, html } = await open('/storybook/');
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain(
      'The component library has not been built yet. Run <code>npm run build-storybook</code>, then load this page again.',
    );
    expect((await open('/storybook/index.json')).status).toBe(404);
    await writeFiles(folder, { 'storybook/index.html': LIBRARY });
    expect((await open('/storybook/')).html).toBe(LIBRARY);
  });
});
