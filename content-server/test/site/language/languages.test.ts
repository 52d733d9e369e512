import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../src/process/settings/projectRoot';
import { startTestServer } from '../../../testing';
import { callsTo } from '../../../testing/calls';
import { opener, unrendered } from '../../../testing/open';
import { folderWith } from '../../../testing/folders';
import { post } from '../../../testing/postedForm';
import { renderedSite } from '../../../testing/renderedSite';
import { furtherServers, siteFor } from '../../../testing/site';

const another = furtherServers();

const RENDER = `count += 1; return { html: address + ' ' + count, state: [], head: { title: 'News', canonical: '/news' } };`;

const siteWith = async (render = RENDER) => {
  const { config } = await renderedSite({ before: 'let count = 0;', render });
  const server = await another({ config });
  const get = opener(server);
  /** The status of a redirect, and where it leads. */
  const redirect = async (path: string) => {
    const { status, headers } = await get(path, {}, 'manual');
    return [status, headers.get('location')];
  };
  return { server, get, redirect, call: callsTo(server) };
};

test('a page in Chichewa is rendered and cached separately, and links to both languages', async () => {
  const { get, server } = await siteWith();
  expect((await get('/news?page=2')).html).toContain('/news?page=2 1');
  const { html } = await get('/ny/news?page=2');
  expect(html).toContain('/news?page=2 2');
  expect((await get('/ny/NEWS/?utm=a&page=2')).html).toContain('/news?page=2 2');
  expect(html).toContain('<html lang="ny"');
  expect(html).toContain('"language":"ny"');
  expect(html).toContain(`<link rel="canonical" href="${server.url}/ny/news">`);
  expect(html).toContain(
    `<link rel="alternate" hreflang="en" href="${server.url}/news"><link rel="alternate" hreflang="ny" href="${server.url}/ny/news"><link rel="alternate" hreflang="x-default" href="${server.url}/news">`,
  );
  expect(html).toContain(`<meta property="og:url" content="${server.url}/ny/news">`);
  // The browser renders it, with the same language.
  const plain = await get('/ny/news', unrendered(server));
  expect(plain.html).toContain('<html lang="ny"');
  expect(plain.html).toContain(`<link rel="canonical" href="${server.url}/ny/news">`);
});

test('redirects stay in the language', async () => {
  const { redirect, call } = await siteWith(
    `return { head: { missing: true }, status: 404, state: [] };`,
  );
  const body = { title: 'A new well', date: '2026-11-01', description: '<p>x</p>' };
  const { body: added } = await call('POST', '/content/updates', { body });
  const { _id } = added as { _id: string };
  expect(await redirect(`/ny/updates/${_id}`)).toEqual([301, '/ny/updates/2026-a-new-well']);
  const redirects = '/old | /donate\n/report | https://example.org/report';
  expect((await call('PUT', '/content/redirects', { body: { redirects } })).status).toBeLessThan(
    300,
  );
  expect(await redirect('/ny/old')).toEqual([301, '/ny/donate']);
  expect(await redirect('/ny/report')).toEqual([301, 'https://example.org/report']);
});

test('the admin area, files and API calls are only in English', async () => {
  const { get, redirect } = await siteWith();
  expect(await redirect('/ny/admin/updates?page=2')).toEqual([302, '/admin/updates?page=2']);
  for (const path of ['/ny/remotes.json', '/ny/static/starter.js', '/ny/feed.xml'])
    expect(await get(path)).toMatchObject({ status: 404 });
  expect((await get('/ny/api/content/updates')).html).not.toContain('totalPages');
});

describe('pages without the shell', () => {
  // The pages that the server makes when the remotes' real pages, and with them their texts, cannot
  // be shown.

  const BANK = {
    bankName: 'Sample Bank',
    accountName: 'Lamp',
    accountNumber: '000111',
    swiftCode: 'SAMPLEXX',
  };
  const ENGLISH = /Failed|Please|required|reach us|Bank details|Try again|Home|offline|closed/;

  const { server, call, open } = siteFor(async () => {
    const { config, releaseOther } = await renderedSite({ render: '' });
    await releaseOther('shop', '/shop');
    // Without a server build, nothing is rendered.
    const page = await readFile(join(projectRoot(), 'shell/index.html'), 'utf8');
    const shellDir = await folderWith({
      // The build adds the placeholder of the scripts.
      'index.html': page.replace('</head>', '<!--scripts--><!--/scripts--></head>'),
      'shell.json': '{}',
    });
    return startTestServer({ config: { ...config, shellDir } });
  });
  beforeAll(async () => {
    expect((await call('PUT', '/content/donation-details', { body: BANK })).status).toBe(200);
  });

  const pageOf = async (path: string, headers?: Record<string, string>) => {
    const { status, html } = await open(path, headers);
    return { status, html, body: html.slice(html.indexOf('<body')) };
  };

  test('a rejected form has its errors in Chichewa, and links to the page in Chichewa', async () => {
    const fields = { form: 'contact', email: 'palibe', message: 'x'.repeat(5001) };
    const { status, html } = await post(server, '/ny/contact-us', fields);
    expect(status).toBe(400);
    expect(html).toContain('<html lang="ny">');
    expect(html).toContain('<title>Izi sizinatumizidwe | ');
    expect(html).toContain('<a href="/ny">');
    expect(html).toContain(
      '<p role="alert">Uthenga sunatumizidwe. Chonde lembani dzina. Imelo siinalembedwe bwino. Chonde lembani mutu wa uthenga. Uthenga usapitirire zilembo 5,000.</p>',
    );
    expect(html).toContain('<form method="post" action="/ny/contact-us"');
    expect(html).toContain('<label for="subject">Mutu wa uthenga</label>');
    expect(html).toContain('id="name-error">Chonde lembani dzina.<');
    expect(html).toContain('<button type="submit">Tumizani Uthenga</button>');
    expect(html).toContain('<a href="/ny/contact-us">Bwererani patsamba</a>');
  });

  test('a form that is sent too often says in Chichewa when to try again', async () => {
    const limited = await another({ rateLimits: { publicWrites: 1 } });
    const words = { name: 'Grace', email: 'grace@example.org', subject: 'Moni', message: 'Zikomo' };
    const send = () => post(limited, '/ny/contact-us', { form: 'contact', ...words });
    expect((await send()).headers.get('location')).toBe('/ny/contact-us?sent=contact#contact');
    expect((await send()).html).toMatch(
      /role="alert">Uthenga sunatumizidwe\. Mwayesa kambirimbiri\. Yesaninso pakapita (mphindi|masekondi) \d+\.</,
    );
  });

  test('the fallback page is in Chichewa, with contact and bank details, links and title', async () => {
    const { html, body } = await pageOf('/ny/news', unrendered(server));
    expect(html).toContain('<html lang="ny"');
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${server.url}/news">`);
    for (const text of [
      'Tsambali silinatsegukebe',
      'Tsambali likufuna JavaScript',
      'Yesaninso',
      'Ikubwera…',
    ])
      expect(body).toContain(`>${text}<`);
    expect(body).toContain('<a href="/ny">Pitani ku tsamba loyamba</a>');
    expect(body).toContain('<h2 id="bank-details">Nambala za banki zoperekera mphatso</h2>');
    expect(body).toContain('<dt>Nambala ya Akaunti</dt><dd>000111</dd>');
    expect(body).toContain('<li><a href="/ny">Poyamba</a></li>');
    expect(body).not.toMatch(ENGLISH);
    expect(html).toContain('"texts":{"Page not found":"Tsambali silinapezeke"');
    expect(await pageOf('/ny/palibe')).toMatchObject({
      status: 404,
      html: expect.stringContaining('<title>Tsambali silinapezeke | '),
    });
    const english = await pageOf('/news', unrendered(server));
    expect(english.html).not.toContain('"texts"');
    expect(english.body).toContain('<h1>This page has not loaded yet</h1>');
  });

  test('the notice of a remote that is switched off is in Chichewa', async () => {
    const off = await call('POST', '/releases/shop/switches', { body: { on: false } });
    expect(off.status).toBe(200);
    const { status, html } = await pageOf('/ny/shop/anything');
    expect(status).toBe(503);
    expect(html).toContain('<html lang="ny">');
    expect(html).toContain(
      '<h1>Patsekedwa pakadali pano</h1><p>Gawo ili la tsamba lathu latsekedwa pakadali pano.</p>',
    );
    expect(html).toContain('<a href="/ny">Pitani ku tsamba loyamba</a>');
    expect((await pageOf('/shop')).html).toContain('<h1>Closed at the moment</h1>');
  });

  test('the offline page is in the requested language, with the texts of the service worker', async () => {
    const { status, html, body } = await pageOf('/offline.html?language=ny');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="ny">');
    expect(body).toContain('<h1>Mulibe intaneti</h1>');
    expect(body.slice(0, body.indexOf('<script'))).not.toMatch(ENGLISH);
    const texts = /id="texts">([^<]*)</.exec(body)?.[1] ?? '';
    expect(JSON.parse(texts)).toMatchObject({
      'You are offline.': 'Mulibe intaneti.',
      'This is the page as you read it on {moment}.':
        'Ili ndi tsamba monga munaliwerengera pa {moment}.',
      December: 'Disembala',
    });
    const english = await pageOf('/offline.html');
    expect(english.html).toContain('<html lang="en">');
    expect(english.html).not.toContain('id="texts"');
    expect((await pageOf('/offline.html?language=fr')).status).toBe(400);
    expect((await pageOf('/service-worker.js')).html).toMatch(
      /^const OTHER_LANGUAGES = \["ny"\];\n/,
    );
  });
});
