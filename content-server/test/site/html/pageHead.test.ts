import { opener } from '../../../testing/open';
import { canvas, uploadTo } from '../../../testing/pictureCalls';
import { rawGet } from '../../../testing/rawGet';
import { startRealServer } from '../../../testing/realServer';
import { emptySite, furtherServers } from '../../../testing/site';

const PICTURE = '/uploads/0123456789abcdef-1600x900.png';
const SHARED = '/uploads/0123456789abcdef-1600x900-share.jpg';
const UNKNOWN_ID = '01970000-0000-7000-8000-000000000000';

const { server, call, open, add } = emptySite(startRealServer);
const another = furtherServers();

/** The raw content of a meta tag; undefined without one. Fails when there are two. */
const said = (html: string, name: string): string | undefined => {
  const found = [
    ...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g')),
  ];
  expect(found.length).toBeLessThan(2);
  return found[0]?.[1];
};
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

/** Adds an update. @returns a path of its page */
const update = async (draft: object) =>
  `/updates/${(await add('updates', { title: 'A well', date: '2026-11-01', description: '', ...draft }))._id}`;

describe('the page of an update', () => {
  test('has its own title, description and picture before any script', async () => {
    const path = await update({
      title: 'Clean water at last',
      image: PICTURE,
      description: `<h1>Chikondi</h1><p>The well &amp; the pump ${'are ready '.repeat(30)}</p>`,
    });
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(titleOf(html)).toBe('Clean water at last | Lamp of Mercy Trust');
    const words = `The well & the pump ${'are ready '.repeat(30)}`.slice(0, 160).trim();
    expect(said(html, 'description')).toBe(`${words.replace('&', '&amp;')}…`);
    expect(said(html, 'og:title')).toBe('Clean water at last');
    expect(said(html, 'og:description')).toBe(said(html, 'description'));
    expect(said(html, 'og:type')).toBe('article');
    expect(said(html, 'og:site_name')).toBe('Lamp of Mercy Trust');
    expect(said(html, 'og:url')).toBe(`${server.url}/updates/2026-clean-water-at-last`);
    expect(canonicalOf(html)).toBe(`${server.url}/updates/2026-clean-water-at-last`);
    expect(said(html, 'og:image')).toBe(server.url + SHARED);
    expect(said(html, 'og:image:width')).toBe('1200');
    expect(said(html, 'og:image:height')).toBe('630');
    expect(said(html, 'og:image:alt')).toBe('Clean water at last');
    expect(said(html, 'twitter:card')).toBe('summary_large_image');
    expect(said(html, 'robots')).toBeUndefined();
    expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('<script'));
    expect(html).toContain(
      `<link rel="alternate" type="application/rss+xml" title="Lamp of Mercy Trust" href="${server.url}/feed.xml">`,
    );
  });

  test('escapes the text of the update', async () => {
    const nasty = `</title><script>alert('1')</script> "><img src=x> $& $1 & 'so'`;
    const description = '<p>"&gt;&lt;script&gt;alert(2)&lt;/script&gt; &amp;amp;</p>';
    const { html } = await open(await update({ title: nasty, description }));
    expect(html).not.toContain('<script>alert');
    expect(html.replace(/<script type="application\/json".*?<\/script>/gs, '')).not.toContain(
      '<img',
    );
    const written = `&lt;/title>&lt;script>alert('1')&lt;/script> &quot;>&lt;img src=x> $&amp; $1 &amp; 'so'`;
    expect(titleOf(html)).toBe(`${written} | Lamp of Mercy Trust`);
    expect(said(html, 'og:title')).toBe(written);
    expect(said(html, 'description')).toBe('&quot;>&lt;script>alert(2)&lt;/script> &amp;amp;');
  });

  test('has a description from its words, also after a long tag, and never cut within a character', async () => {
    const link = `<a href="https://example.org/${'x'.repeat(3970)}">pump</a>`;
    const { html } = await open(await update({ description: `<p><b>O</b>ne ${link} two</p>` }));
    expect(said(html, 'description')).toBe('One pump two');
    const lamps = await open(await update({ description: `<p>${'a'.repeat(159)}🪔🪔</p>` }));
    expect(said(lamps.html, 'description')).toBe(`${'a'.repeat(159)}…`);
  });
});

/** docs/product.md 2.1: the public routes, and the fallback title of each that has a banner. */
const ROUTES = {
  '/': undefined,
  '/about': 'About Lamp of Mercy Trust',
  '/case-studies': 'Case Studies',
  '/who-we-serve': 'Who We Serve',
  '/news': 'News &amp; Updates',
  '/events': 'Our Events',
  '/use-cases': 'Our Use Cases',
  '/contact-us': 'Contact Us',
  '/donate': 'Support Our Mission',
  '/mission': 'Our Mission',
  '/get-involved': 'Get Involved',
  '/projects': 'Our Projects',
};

test('fixed pages have the title of the browser, or the title and picture of their banner', async () => {
  for (const [path, title] of Object.entries(ROUTES)) {
    const { status, html } = await open(path);
    expect([path, status]).toEqual([path, 200]);
    expect(titleOf(html)).toBe(title ? `${title} | Lamp of Mercy Trust` : 'Lamp of Mercy Trust');
    expect(said(html, 'og:title')).toBe(title ?? 'Lamp of Mercy Trust');
    expect(said(html, 'og:type')).toBe('website');
    expect(said(html, 'description')).toMatch(/^\S.{20,}\.$/);
    expect(canonicalOf(html)).toBe(server.url + path);
    expect(said(html, 'og:image')).toBeUndefined();
    expect(said(html, 'twitter:card')).toBe('summary');
  }
  const hero = { pageIdentifier: 'updates', title: 'What is new', image: PICTURE };
  expect((await call('PUT', '/content/page-hero', { body: hero })).status).toBe(200);
  const { html } = await open('/news/');
  expect(titleOf(html)).toBe('What is new | Lamp of Mercy Trust');
  expect(said(html, 'og:image')).toBe(server.url + SHARED);
  expect(canonicalOf(html)).toBe(`${server.url}/news`);
  expect(titleOf((await open('/mission')).html)).toBe('Our Mission | Lamp of Mercy Trust');
});

/** URLs as they are opened, and their canonical URLs. */
const CANONICAL = [
  ['/news?page=2', '/news?page=2'],
  ['/ny/news?utm_source=x&page=2', '/ny/news?page=2'],
  [
    '/case-studies/?utm_source=x&category=Health+Initiatives',
    '/case-studies?category=Health+Initiatives',
  ],
  ['/events?page=2&view=list', '/events?page=2&view=list'],
  ['/events?month=2026-12', '/events?month=2026-12'],
  ['/news?page=1&utm_campaign=harvest', '/news'],
  ['/news?page=0x2', '/news'],
  ['/news?page=02', '/news'],
  ['/news?page=99999999999999999999', '/news'],
  ['/contact-us?sent=1', '/contact-us'],
] as const;

test('the canonical URL has no parameters that do not change the page', async () => {
  for (let index = 0; index < 10; index += 1) await update({});
  for (const [path, known] of CANONICAL) {
    const { html } = await open(path);
    const address = (server.url + known).replaceAll('&', '&amp;');
    expect([path, canonicalOf(html), said(html, 'og:url')]).toEqual([path, address, address]);
    expect(html).toContain(`hreflang="x-default" href="${address.replace('/ny/', '/')}"`);
  }
});

test('a page without a picture shares the first hero slide, else the logo; external ones unchanged', async () => {
  const page = await update({});
  const pictureAt = async (path: string) => said((await open(path)).html, 'og:image');
  const logo = { url: 'https://elsewhere.example/logo.png?a=1&b=2', altText: 'Logo' };
  await call('PUT', '/content/logo', { body: logo });
  for (const path of ['/', '/mission', page])
    expect(await pictureAt(path)).toBe('https://elsewhere.example/logo.png?a=1&amp;b=2');
  expect(said((await open('/')).html, 'og:image:width')).toBeUndefined();
  await add('hero-slides', {
    title: 'Second',
    image: '/uploads/ffffffffffffffff-10x10.jpg',
    order: 2,
  });
  await add('hero-slides', { title: 'First', image: PICTURE, order: 1 });
  for (const path of ['/', '/mission', page])
    expect(await pictureAt(path)).toBe(server.url + SHARED);
});

test.each([
  ['events', { date: '2026-11-30T08:00:00.000Z', location: 'Zomba', description: '<p>Come.</p>' }],
  ['projects', { initiatedDate: '2026-01-01', description: '<p>Come.</p>', image: PICTURE }],
  ['case-studies', { category: 'Health Initiatives', content: '<p>Come.</p>' }],
  ['use-cases', { category: 'Social Impact', content: '<p>Come.</p>' }],
])('the page of one of the %s tells its own', async (path, draft) => {
  const { html, status } = await open(
    `/${path}/${(await add(path, { title: 'Seed & soil', ...draft }))._id}`,
  );
  expect(status).toBe(200);
  expect(titleOf(html)).toBe('Seed &amp; soil | Lamp of Mercy Trust');
  expect(said(html, 'description')).toBe('Come.');
  expect(said(html, 'og:type')).toBe('article');
});

test.each([
  ['/nobody-knows?x=1.js', 'Page not found'],
  ['/updates', 'Page not found'],
  ['/news/deeper', 'Page not found'],
  ['/administration', 'Page not found'],
  ['/%2Fnews', 'Page not found'],
  ['/updates/unknown', 'Update not found'],
  [`/updates/${UNKNOWN_ID}`, 'Update not found'],
  [`/events/${UNKNOWN_ID}`, 'Event not found'],
  [`/projects/${UNKNOWN_ID}/`, 'Project not found'],
  [`/case-studies/${UNKNOWN_ID}`, 'Case study not found'],
  [`/use-cases/${UNKNOWN_ID}`, 'Use case not found'],
])('%s, which is not there, is a 404 that says so', async (path, title) => {
  const { status, html, headers } = await open(path);
  expect(status).toBe(404);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(titleOf(html)).toBe(`${title} | Lamp of Mercy Trust`);
  expect(said(html, 'robots')).toBe('noindex');
  expect(canonicalOf(html)).toBeUndefined();
  expect((await fetch(server.url + path, { method: 'HEAD' })).status).toBe(404);
});

test('search engines do not index the admin app, and /index.html redirects to the home page', async () => {
  for (const path of [
    '/admin',
    '/admin/',
    '/admin/login',
    '/admin/hero-carousel?page=2',
    '/admin/no-such-screen',
  ]) {
    const { status, html } = await open(path);
    expect([path, status]).toEqual([path, 200]);
    expect(said(html, 'robots')).toBe('noindex');
    expect(titleOf(html)).toBe('Lamp of Mercy Trust');
    expect(html).not.toContain('og:');
  }
  const answer = await open('/index.html', {}, 'manual');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/']);
});

test('URLs are absolute and begin with SITE_URL or the address of the server, whatever the request says', async () => {
  const spoofed = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    host: 'evil.example',
  };
  const named = await another({
    config: { ...server.places, siteUrl: 'https://lamp.example.org', trustProxy: 1 },
  });
  for (const [url, own] of [
    [named.url, 'https://lamp.example.org'],
    [server.url, server.url],
  ] as const) {
    const bodyOf = async (path: string) => (await rawGet(url, path, spoofed)).body;
    const page = await bodyOf('/news');
    expect([canonicalOf(page), said(page, 'og:url')]).toEqual([`${own}/news`, `${own}/news`]);
    const bodies = [
      page,
      await bodyOf('/sitemap.xml'),
      await bodyOf('/robots.txt'),
      await bodyOf('/feed.xml'),
    ];
    for (const text of [
      `<loc>${own}/news</loc>`,
      `Sitemap: ${own}/sitemap.xml`,
      `href="${own}/feed.xml"`,
    ])
      expect(bodies.join()).toContain(text);
    expect(bodies.join()).not.toContain('evil.example');
  }
});

test('an English page that is rendered after one in Chichewa has no trace of it', async () => {
  const organisation = { name: 'Kind Hands', tagline: 'We help all.' };
  expect((await call('PUT', '/content/organisation', { body: organisation })).status).toBe(200);
  // A page that nobody has opened, so that it is rendered now.
  const taglineAt = async (path: string) =>
    /<section aria-label="[^"]+"><h2>[^<]+<\/h2><p( lang="en")?>We help all\./.exec(
      (await open(`${path}?q=x`)).html,
    );
  expect((await taglineAt('/ny/search'))?.[1]).toBe(' lang="en"');
  const english = await taglineAt('/search');
  expect([english?.length, english?.[1]]).toEqual([2, undefined]);
});

/** Uploads an opaque image: a blue sky over green ground. @returns its URL */
const uploaded = async (width: number, height: number): Promise<string> => {
  const ground = await canvas(width, height / 2, '#080')
    .png()
    .toBuffer();
  const image = canvas(width, height, '#00f').composite([
    { input: ground, left: 0, top: height / 2 },
  ]);
  return String((await uploadTo(server, await image.png().toBuffer())).body.url);
};

/** The head and the body of a page. */
const partsOf = async (path: string) => {
  const [head = '', body = ''] = (await open(path)).html.split('</head>');
  return { head, body };
};
const preloads = (head: string) => head.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
const attribute = (tag: string | undefined, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag ?? '')?.[1];
const widthsOf = (srcset = '') =>
  srcset.split(', ').map((candidate) => candidate.split(' ').at(-1));

test('home preloads its first slide before its styles, with a portrait crop on phones; others load lazily', async () => {
  const [first, second] = [await uploaded(1600, 900), await uploaded(1200, 800)];
  for (const [order, image] of [first, second].entries())
    await add('hero-slides', { title: `Slide ${order}`, image, order });
  const { head, body } = await partsOf('/');

  const [phone, other] = preloads(head);
  expect(preloads(head)).toHaveLength(2);
  expect(head.indexOf('as="image"')).toBeLessThan(head.indexOf('<style'));
  expect(attribute(phone, 'media')).toBe('(max-width: 480px)');
  expect(attribute(other, 'media')).toBe('not all and (max-width: 480px)');
  expect(widthsOf(attribute(phone, 'imagesrcset'))).toEqual(['400w', '600w']);
  expect(widthsOf(attribute(other, 'imagesrcset'))).toEqual([
    '160w',
    '320w',
    '480w',
    '750w',
    '1100w',
    '1600w',
  ]);
  for (const link of [phone, other]) {
    expect(attribute(link, 'type')).toBe('image/avif');
    expect(attribute(link, 'fetchpriority')).toBe('high');
    expect(attribute(link, 'imagesrcset')).toContain(first.replace('.png', '-'));
  }
  // A preload and its element must agree, or the browser fetches the picture twice.
  const [upright, , whole] = body.match(/<source [^>]*>/g) ?? [];
  expect(attribute(upright, 'srcSet')).toBe(attribute(phone, 'imagesrcset'));
  expect(attribute(upright, 'sizes')).toBe(attribute(phone, 'imagesizes'));
  expect(attribute(whole, 'srcSet')).toBe(attribute(other, 'imagesrcset'));
  expect(attribute(whole, 'sizes')).toBe(attribute(other, 'imagesizes'));

  const scripted = body.replaceAll(/<noscript>.*?<\/noscript>/g, '');
  expect(scripted).toContain(first.replace('.png', '-'));
  // Its URL is in the page's data, too.
  expect(scripted.split('<script')[0]).not.toContain(second.replace('.png', '-'));
  expect(body).toMatch(new RegExp(`<noscript><picture>.*${second.replace('.png', '-480w.avif')}`));
});

test('every image has its size and placeholder colours; all but the first load lazily', async () => {
  const image = await uploaded(1200, 800);
  for (const title of ['One', 'Two', 'Three'])
    await add('projects', { title, image, initiatedDate: '2026-10-01' });
  const { head, body } = await partsOf('/projects');
  const images = body.match(/<img [^>]*>/g) ?? [];
  expect(images).toHaveLength(3);
  for (const tag of images) {
    expect([attribute(tag, 'width'), attribute(tag, 'height')]).toEqual(['1200', '800']);
    expect(attribute(tag, 'loading')).toBe('lazy');
  }
  const placeholders = body.match(/background:linear-gradient\([^)]*\)/g) ?? [];
  expect(placeholders).toHaveLength(3);
  for (const placeholder of placeholders) expect(placeholder.length).toBeLessThan(60);
  // Blue at the top, green at the bottom.
  expect(placeholders[0]).toMatch(/^background:linear-gradient\(#00f,#[0-9a-f]{3},#0[89]0\)$/);
  expect(preloads(head)).toEqual([]);
});

test('a page preloads its main picture, and no format that the picture does not have', async () => {
  const linksTo = async (image: string) => {
    await call('PUT', '/content/page-hero', {
      body: { pageIdentifier: 'about', title: 'About us', image },
    });
    return preloads((await partsOf('/about')).head);
  };
  const image = await uploaded(1600, 700);
  const [link, ...more] = await linksTo(image);
  expect(more).toEqual([]);
  expect(attribute(link, 'media')).toBeUndefined();
  expect(attribute(link, 'imagesrcset')).toContain(image.replace('.png', '-750w.avif 750w'));
  const moving = '/uploads/0123456789abcdef-01200x00800.gif';
  const [webp] = await linksTo(moving);
  expect(attribute(webp, 'type')).toBeUndefined();
  expect(attribute(webp, 'imagesrcset')).toContain(moving.replace('.gif', '-750w.webp 750w'));
});

test('text does not wait for the heading font, which loads after the main picture', async () => {
  const { head } = await partsOf('/');
  const faces = head.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const isLocal = (face: string) => /src:\s*local\(/.test(face);
  expect(faces.filter((face) => !isLocal(face)).length).toBeGreaterThan(0);
  for (const face of faces)
    // A system font of the same measures shows first, so that nothing moves when the font arrives.
    if (isLocal(face))
      expect(face).toMatch(/size-adjust:[^}]*ascent-override:[^}]*descent-override:/);
    else expect(face).toMatch(/font-display:\s*swap/);
  expect(faces.filter(isLocal).length).toBeGreaterThan(0);
  // Letters of other languages are in files that only pages with them request, for headings and
  // for quotes; those of Chichewa are not.
  const others = faces.filter((face) => face.includes('unicode-range'));
  expect(others).toHaveLength(4);
  expect(others.join()).not.toContain('U+174');
  expect(head).not.toContain('as="font"');
});

test('without the database a page is still sent, with a 503 for search engines', async () => {
  const broken = await another({ config: server.places });
  await broken.database.destroy();
  const { status, html } = await opener(broken)('/news');
  expect(status).toBe(503);
  expect(html).toContain('<div id="root"></div>');
  expect((await opener(broken)('/admin')).status).toBe(200);
});

test('a page has the custom properties that it uses, the scripts have the others', async () => {
  const { html } = await open('/news');
  const names = new Set(
    Array.from(html.matchAll(/[{;](--(?:kit-palette|variant)-[\w-]+):/g), ([, name]) => name),
  );
  for (const name of ['--kit-palette-background-default', '--variant-containedBg'])
    expect(names).toContain(name);
  for (const name of names) expect(html).toContain(`var(${name}`);
  // Emotion would find the element by this attribute, and add nothing.
  expect(html).not.toMatch(/<style data-emotion[^>]*>:root\{/);
});

test('a page has no rules for states that need script, the scripts have these styles whole', async () => {
  const { html } = await open('/contact-us');
  expect(html).not.toContain('.Mui-focusVisible');
  // Of a list of selectors it has those that match, here in forced colours.
  expect(html).toContain('.MuiButton-contained:not(:focus-visible)');
  expect(html).not.toContain('.MuiSlider-rail');
  const [, button = ''] = /class="[^"]*MuiButton-root[^"]* (css-\w+)"/.exec(html) ?? [];
  expect(html).toContain(`.${button}:hover{`);
  // Emotion would add nothing to the styles in this element.
  const [, adopted = ''] = /<style data-styles>(.*?)<\/style>/s.exec(html) ?? [];
  expect(adopted).toContain('.css-');
  expect(adopted).not.toContain(button);
});
