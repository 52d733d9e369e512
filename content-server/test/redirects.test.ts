import { startTestServer, type TestServer } from '../src/testing';
import { asStranger, callsTo, type Call } from './calls';
import { renderedSite } from './renderedSite';

/** Only the news and the page about the organisation are there. */
const PAGES = `const isThere = ['/news', '/about'].includes(address);
  return { status: isThere ? 200 : 404, html: '<h1>Page</h1>', state: [], head: isThere ? { canonical: address } : { missing: true } };`;

let server: TestServer;
let call: Call;

beforeAll(async () => {
  const site = await renderedSite({ render: PAGES });
  server = await startTestServer({ config: site.config });
  call = callsTo(server);
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const save = (...entries: string[]) => call('PUT', '/content/redirects', { body: { redirects: entries.join('\n') } });

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.url + path, { headers, redirect: 'manual' });
  await answer.text();
  return { status: answer.status, to: answer.headers.get('location') };
};

test('an old path leads to its new address; a page stays where it is', async () => {
  await save(
    '/who-we-are | /about',
    '/about.html | /about',
    '/wp-content/report.pdf | https://example.org/report.pdf',
    '/news | /about',
  );
  for (const headers of [{}, { 'x-rendering': 'off' }] as Record<string, string>[])
    for (const path of ['/who-we-are', '/Who-We-Are/', '/about.html'])
      expect([path, await open(path, headers)]).toEqual([path, { status: 301, to: '/about' }]);
  expect(await open('/wp-content/report.pdf')).toEqual({ status: 301, to: 'https://example.org/report.pdf' });
  expect((await open('/news')).status).toBe(200);
  expect((await open('/who-we-were')).status).toBe(404);
  await save('/who-we-are | /news');
  expect(await open('/who-we-are')).toEqual({ status: 301, to: '/news' });
});

test.each([
  ['about | /news', 'Redirect 1: Old Path must begin with a slash and contain no spaces, ? or #, such as /about.html.'],
  ['/?p=1 | /news', 'Redirect 1: Old Path must begin with a slash and contain no spaces, ? or #, such as /about.html.'],
  ['/ | /news', 'Redirect 1: Old Path cannot be the home page.'],
  ['/Admin/login | /news', 'Redirect 1: Old Path belongs to the website itself.'],
  [
    '/a | javascript:alert(1)',
    'Redirect 1: New Address must be a path of this website, such as /about, or begin with https://.',
  ],
  [
    '/a | //evil.example',
    'Redirect 1: New Address must be a path of this website, such as /about, or begin with https://.',
  ],
  ['/a | /A/', 'Redirect 1: New Address is the old path.'],
  ['/a | /b\n/A/ | /c', 'Redirect 2: Old Path is there twice.'],
  ['/a', 'Redirect 1: New Address is required.'],
])('%s is refused in words', async (entries, message) => {
  const { status, body } = await save(entries);
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { redirects: message } });
});

test('only administrators change them', async () => {
  expect((await asStranger(call)('PUT', '/content/redirects', { body: { redirects: '/a | /b' } })).status).toBe(401);
});
