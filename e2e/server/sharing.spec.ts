import { expect, test } from '../fixtures/test';

interface Update {
  slug: string;
  title: string;
  description: string;
}

const unescaped = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The meta tags of a page, read without running scripts. */
const tagsOf = (html: string) => {
  const tag = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? 'not said');
  return {
    title: tag(/<title>([^<]*)<\/title>/),
    canonical: tag(/<link rel="canonical" href="([^"]*)">/),
    said: (name: string) => tag(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`)),
  };
};

/** Width and height of a JPEG, from its frame header. */
const sizeOf = (jpeg: Buffer): [width: number, height: number] => {
  let at = 2;
  while (jpeg.readUInt8(at) === 0xff && ![0xc0, 0xc2].includes(jpeg.readUInt8(at + 1)))
    at += 2 + jpeg.readUInt16BE(at + 2);
  return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
};

test('the HTML of an update has its own title, description and image without scripts', async ({ request, site }) => {
  const updates = [];
  for (const title of ['Clean water runs at Chikwete', 'Forty-two bursaries']) {
    updates.push(
      ...(await site.read<{ updates: Update[] }>(`/content/updates?search=${title}&fields=title,description,slug`))
        .updates,
    );
  }
  expect(updates).toHaveLength(2);
  const seen = new Set<string>();
  for (const { slug, title, description } of updates) {
    const address = `${site.url}/updates/${slug}`;
    const page = await request.get(address);
    expect(page.status()).toBe(200);
    const tags = tagsOf(await page.text());
    expect(tags.title).toBe(`${title} | Lamp of Mercy Trust`);
    expect(tags.said('og:title')).toBe(title);
    expect(tags.canonical).toBe(address);
    expect(tags.said('og:url')).toBe(address);
    const words = description
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    expect(words.startsWith(tags.said('description').slice(0, 60))).toBe(true);
    expect(tags.said('og:description')).toBe(tags.said('description'));
    expect(tags.said('twitter:card')).toBe('summary_large_image');

    const picture = await request.get(tags.said('og:image'));
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    const jpeg = await picture.body();
    expect(sizeOf(jpeg)).toEqual([1200, 630]);
    expect(jpeg.length).toBeLessThan(300_000);
    seen.add(tags.said('og:image'));
  }
  expect(seen.size).toBe(updates.length);
});

test('the sitemap lists every update, and the feed the newest twenty', async ({ request, site }) => {
  const { updates } = await site.read<{ updates: Update[] }>('/content/updates?limit=9999&fields=title,slug');
  const text = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.text();
  };
  const robots = await text('/robots.txt');
  expect(robots).toContain('Disallow: /admin');
  const sitemap = await text(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '/no-sitemap-named');
  const home = await text('/');
  const feed = await text(
    /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]+)">/.exec(home)?.[1] ?? '/no-feed',
  );
  expect(updates).not.toEqual([]);
  for (const { slug } of updates) expect(sitemap).toContain(`<loc>${site.url}/updates/${slug}</loc>`);
  // Other tests on the same site also add updates.
  for (const { slug } of updates.slice(0, 20)) expect(feed).toContain(`<link>${site.url}/updates/${slug}</link>`);
  for (const path of ['/', '/about', '/mission', '/get-involved', '/donate', '/use-cases'])
    expect(sitemap).toContain(`<loc>${site.url}${path}</loc>`);
});

for (const [path, title] of [
  ['/no/such/page', 'Page not found'],
  ['/updates/no-such-update', 'Update not found'],
  ['/projects/01970000-0000-7000-8000-000000000000', 'Project not found'],
] as const) {
  test(`${path} is a real 404 that must not be cached`, async ({ request }) => {
    const page = await request.get(path);
    expect(page.status()).toBe(404);
    const tags = tagsOf(await page.text());
    expect(tags.title).toBe(`${title} | Lamp of Mercy Trust`);
    expect(tags.said('robots')).toBe('noindex');
    expect(tags.canonical).toBe('not said');
  });
}
