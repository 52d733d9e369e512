import { expect, test } from '../../fixtures/test';
import { unrendered } from '../../fixtures/unrendered';

/** URLs in a page's HTML that match a pattern. */
const named = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].flatMap(([, url]) => url ?? []);

test('a page has no inline scripts and is revalidated; its files are cached and compressed', async ({
  request,
  site,
}) => {
  const page = await request.get('/');
  const headers = page.headers();
  for (const directive of ["script-src 'self';", "default-src 'self';", "base-uri 'self'"])
    expect(headers['content-security-policy']).toContain(directive);
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['cache-control']).toBe('no-cache');
  const rendered = await page.text();
  const inline = named(rendered, /<script(?![^>]*\bsrc=)([^>]*)>/g);
  expect(inline.length).toBeGreaterThan(0);
  // Data blocks: browsers do not run them.
  for (const attributes of inline) expect(attributes).toMatch(/type="application\/(ld\+)?json"/);

  const html =
    rendered + (await (await request.get('/', { headers: await unrendered(site) })).text());
  const files = [
    ...named(html, /<script[^>]* src="([^"]+)"/g),
    ...named(html, /<link[^>]* href="(\/[^"]+\.js)"/g),
  ];
  expect(files.filter((file) => file.startsWith('/static/')).length).toBeGreaterThan(0);
  expect(files.filter((file) => file.startsWith('/remotes/')).length).toBeGreaterThan(0);
  for (const file of files) {
    const response = await request.get(file, { headers: { 'accept-encoding': 'br' } });
    expect(response.status(), file).toBe(200);
    expect(response.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable');
  }
  const [script = ''] = files;
  const get = (encoding: string) =>
    request.get(script, { headers: { 'accept-encoding': encoding } });
  const [brotli, plain] = [await get('br, gzip'), await get('identity')];
  expect(brotli.headers()['content-encoding']).toBe('br');
  const text = await plain.text();
  expect(await brotli.text()).toBe(text);
  expect(Number(brotli.headers()['content-length'])).toBeLessThan(text.length / 2);

  const icons = named(html, /<link rel="(?:icon|apple-touch-icon)"[^>]* ?href="([^"]+)"/g);
  expect(icons).toEqual(expect.arrayContaining(['/favicon.svg', '/apple-touch-icon.png']));
  for (const path of [...icons, '/favicon.ico'])
    expect((await request.get(path)).headers()['content-type'], path).toMatch(/^image\//);
});
