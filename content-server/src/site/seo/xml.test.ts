/** @jest-environment ./jest/screen-environment.mjs */
import { feedXml } from './feed';
import { sitemapXml } from './sitemap';

const NASTY = `</title>]]><script>alert("1")</script> & 'so' \u0000\u0007\ufffe\ud800 🪔`;
const KEPT = `</title>]]><script>alert("1")</script> & 'so'  🪔`;

const parsed = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};

test('a feed can be parsed, whatever is written into it', () => {
  const items = [{ id: 'a1', path: '/updates/a1', title: NASTY, date: '2026-11-01', text: NASTY }];
  const feed = parsed(
    feedXml(items, {
      description: 'We help.',
      siteName: NASTY,
      origin: 'https://example.org',
      timeZone: 'Africa/Blantyre',
    }),
  );
  expect(feed.documentElement.getAttribute('version')).toBe('2.0');
  // Readers parse titles and descriptions as HTML.
  for (const text of ['channel > title', 'item > title', 'item > description']) {
    const html = feed.querySelector(text)?.textContent ?? '';
    expect(new DOMParser().parseFromString(html, 'text/html').body.textContent).toBe(KEPT);
  }
  expect(feed.querySelector('item > link')?.textContent).toBe('https://example.org/updates/a1');
  expect(feed.querySelectorAll('script')).toHaveLength(0);
});

test('a sitemap can be parsed', () => {
  const map = parsed(
    sitemapXml(
      [{ path: '/' }, { path: '/a&b<c', changed: '2026-11-01T00:00:00.000Z' }],
      'https://e.org',
    ),
  );
  expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect([...map.querySelectorAll('loc')].map(({ textContent }) => textContent)).toEqual([
    'https://e.org/',
    'https://e.org/ny',
    'https://e.org/a&b<c',
    'https://e.org/ny/a&b<c',
  ]);
  expect(map.querySelectorAll('lastmod')).toHaveLength(2);
});
