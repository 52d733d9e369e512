import { startTestServer, type TestServer } from '../src/testing';
import { callsTo } from './calls';
import { renderedSite, type SmallVersion } from './renderedSite';
import { rendererStarts } from './rendererStarts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const siteWith = async (first: SmallVersion) => {
  const site = await renderedSite(first);
  const server = await startTestServer({ config: site.config });
  servers.push(server);
  const get = async (path: string) => (await fetch(server.url + path)).text();
  return { ...site, server, get, call: callsTo(server) };
};

const COUNTED: SmallVersion = { before: 'let count = 0;', render: `count += 1; return { html: 'made ' + count };` };

test('pages with one address are rendered before anybody opens them, and the visit gets what is kept', async () => {
  const { server, get } = await siteWith(COUNTED);
  await server.preparePages();
  expect(await get('/news')).toContain('made 2');
  expect(await get('/')).toContain('made 1');
  expect(await get('/ny/news')).toContain('made 4');
  expect(await get('/news?page=2')).toContain('made 5');
});

test('a release is rendered before anybody opens it: its failure is known without a visitor, and ends the round', async () => {
  const { server, release, call } = await siteWith(COUNTED);
  await server.preparePages();
  await release({ render: `throw new Error('broken ' + address);` });
  const failure = async () => {
    const { body } = await call('GET', '/composition');
    return (body.parts as { rendering?: { count: number; reason: string } }[])[0]?.rendering;
  };
  let found = await failure();
  while (!found) found = await failure();
  expect(found).toMatchObject({ count: 1, reason: expect.stringContaining('broken /') });
});

test('a release ends the round of the version before, which then takes no time from its visitors', async () => {
  const waits = `count += 1; for (let isThere = count > 1; !isThere;) {
    const { body } = await answer('GET', '/api/content/updates?fields=title');
    isThere = Object.values(body).find(Array.isArray).length > 0;
  } return { html: 'made ' + count };`;
  const { server, get, call, release, rollBack } = await siteWith(COUNTED);
  // The page shows that the first version's renderer has started.
  await get('/');
  const before = await rendererStarts(server.url);
  await release({ ...COUNTED, render: waits });
  const round = server.preparePages();
  while ((await rendererStarts(server.url)) === before);
  await release({ render: `return { html: 'second' };` });
  await call('POST', '/content/updates', { body: { title: 'A well', date: '2026-11-01', description: '<p>x</p>' } });
  await round;
  await rollBack();
  expect(await get('/')).toContain('made 2');
});
