import { expect, test } from '../fixtures/test';
import { UNRENDERED } from '../fixtures/unrendered';

/** Addresses in a page's HTML that match a pattern. */
const named = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].flatMap(([, url]) => url ?? []);

test('a page forbids inline scripts and has none', async ({ request }) => {
  const page = await request.get('/');
  const policy = page.headers()['content-security-policy'] ?? '';
  const directive = (name: string) =>
    policy
      .split(';')
      .map((text) => text.trim())
      .find((text) => text.startsWith(`${name} `));

  expect(directive('script-src')).toBe("script-src 'self'");
  expect(directive('default-src')).toBe("default-src 'self'");
  expect(directive('object-src')).toBe("object-src 'none'");
  expect(directive('base-uri')).toBe("base-uri 'self'");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'self'");
  expect(page.headers()['x-content-type-options']).toBe('nosniff');
  expect(page.headers()['referrer-policy']).toBe('strict-origin-when-cross-origin');

  const inline = named(await page.text(), /<script(?![^>]*\bsrc=)([^>]*)>/g);
  expect(inline.length).toBeGreaterThan(0);
  // Data: browsers run none of it.
  for (const attributes of inline) expect(attributes).toMatch(/type="application\/(ld\+)?json"/);
});

test('a page is revalidated, its files are cached forever', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const html = (await page.text()) + (await (await request.get('/', { headers: UNRENDERED })).text());

  const files = [...named(html, /<script[^>]* src="([^"]+)"/g), ...named(html, /<link[^>]* href="(\/[^"]+\.js)"/g)];
  expect(files.filter((file) => file.startsWith('/static/')).length).toBeGreaterThan(0);
  expect(files.filter((file) => file.startsWith('/remotes/')).length).toBeGreaterThan(0);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
  }
  expect((await request.get('/remotes.json')).headers()['cache-control']).toBe('no-cache');
});

test('scripts are sent as brotli or gzip with the same content', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [script = ''] = named(html, /<script[^>]* src="([^"]+)"/g);
  const get = (encoding: string) => request.get(script, { headers: { 'accept-encoding': encoding } });
  const [brotli, gzip, plain] = [await get('br, gzip'), await get('gzip'), await get('identity')];

  expect(brotli.headers()['content-encoding']).toBe('br');
  expect(gzip.headers()['content-encoding']).toBe('gzip');
  expect(plain.headers()['content-encoding']).toBeUndefined();
  expect(brotli.headers().vary).toContain('Accept-Encoding');
  expect(brotli.headers()['content-type']).toContain('javascript');
  const text = await plain.text();
  expect(await brotli.text()).toBe(text);
  expect(await gzip.text()).toBe(text);
  expect(Number(brotli.headers()['content-length'])).toBeLessThan(text.length / 2);
});

test('all icons exist, also those that browsers request by themselves', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const icons = named(html, /<link rel="(?:icon|apple-touch-icon)"[^>]* ?href="([^"]+)"/g);
  expect(icons).toEqual(expect.arrayContaining(['/favicon.svg', '/apple-touch-icon.png']));
  for (const path of [...icons, '/favicon.ico']) {
    const icon = await request.get(path);
    expect(icon.status(), path).toBe(200);
    expect(icon.headers()['content-type'], path).toMatch(/^image\//);
  }
});

for (const path of ['/static/gone.0123456789.js', '/remotes/public-site/0.0.0-gone/mf-manifest.json', '/gone.png']) {
  test(`a missing file is a 404 and not a page: ${path}`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('json');
    expect(answer.headers()['cache-control'] ?? '').not.toContain('immutable');
  });
}

for (const path of ['/remotes/..%2f..%2fpackage.json', '/static/%2e%2e/%2e%2e/package.json', '/remotes/remotes.json']) {
  test(`nothing outside the released files can be read: ${path}`, async ({ request }) => {
    const answer = await request.get(path);
    expect(await answer.text()).not.toContain('workspaces');
    expect([400, 403, 404]).toContain(answer.status());
  });
}
