import { addDemoContent } from '../../../src/ops/demo/firstStart';
import { openDatabase } from '../../../src/db/open';
import { makeTestDatabase } from '../../../testing/testDatabase';
import { startTestServer } from '../../../testing';
import { callsTo } from '../../../testing/calls';
import { readDataBlock } from '../../../testing/readDataBlock';
import { elementsIn } from '../../../testing/elementsIn';
import { opener, unrendered } from '../../../testing/open';
import { renderedSite } from '../../../testing/renderedSite';
import { emptySite } from '../../../testing/site';

const SITE = { name: 'Lamp of Mercy Trust', timeZone: 'Africa/Blantyre' };
const WORDS = { name: 'Kind & Hands', tagline: 'We help <all>.' };
const COLOURS = { main: '#204060', accent: '#ffcc00', third: '#802020' };

const { server, call, open } = emptySite(async () => {
  const { config } = await renderedSite({
    render: `return { html: '<h1>Page</h1>', head: { canonical: '/' } }`,
  });
  return startTestServer({ config });
});

const read = async (path: string, headers?: Record<string, string>) =>
  (await open(path, headers)).html;

/**
 * The pages that name the site: rendered, for the browser to render, without a connection, without
 * script, and the feed.
 */
const PAGES: [page: string, path: string, isRendered: boolean, colours: boolean][] = [
  ['a rendered page', '/', true, true],
  ['a page that the browser renders', '/', false, true],
  ['a page of the administrator', '/admin/login', true, true],
  ['the page without a connection', '/offline.html', true, true],
  ['the plain page of releases', '/releases', true, true],
  ['the feed', '/feed.xml', true, false],
];

test.each(PAGES)(
  '%s has the stored name and colours at once, and the settings’ again later',
  async (...tried) => {
    const [, path, isRendered, isColoured] = tried;
    const headers = isRendered ? {} : unrendered(server);
    expect(await read(path, headers)).toContain('Lamp of Mercy Trust');
    expect((await call('PUT', '/content/organisation', { body: WORDS })).status).toBe(200);
    expect((await call('PUT', '/content/colours', { body: COLOURS })).status).toBe(200);
    const named = await read(path, headers);
    expect(named).toContain('Kind &amp; Hands');
    expect(named).not.toContain('Lamp of Mercy Trust');
    expect(named.includes('--kit-palette-primary-main:#204060')).toBe(isColoured);
    await call('DELETE', '/content/organisation');
    await call('DELETE', '/content/colours');
    const again = await read(path, headers);
    expect(again).toContain('Lamp of Mercy Trust');
    expect(again).not.toContain('#204060');
  },
);

test('the tagline is in the site config and describes the feed and the home page', async () => {
  await call('PUT', '/content/organisation', { body: WORDS });
  expect(await read('/')).toContain('"tagline":"We help <all>."');
  expect(await read('/feed.xml')).toContain('<description>We help &amp;lt;all&gt;.</description>');
  expect(await read('/', unrendered(server))).toContain(
    '<meta name="description" content="We help &lt;all>.">',
  );
});

test('a page in Chichewa has the tagline in Chichewa, once it is translated', async () => {
  await call('PUT', '/content/organisation', { body: WORDS });
  expect(await read('/ny')).toContain('"tagline":"We help <all>.","untranslated":["tagline"]');
  await call('PUT', '/content/organisation/translations/ny', {
    body: { tagline: 'Timathandiza.' },
  });
  expect(await read('/ny')).toContain('"tagline":"Timathandiza.","untranslated":[]');
  expect(await read('/ny', unrendered(server))).toContain(
    '<meta name="description" content="Timathandiza.">',
  );
  expect(await read('/')).toContain('"tagline":"We help <all>."');
});

describe('proof of the organisation’s identity', () => {
  const proof = {
    registration: 'TR 1',
    founded: '2009',
    legalForm: 'Registered trust',
    cashRule: 'Nobody <collects> cash for us.',
    reportYear: '2025',
    treasurer: 'Dalitso',
  };
  const input = { ...proof, report: '/documents' };
  beforeEach(() => call('PUT', '/content/organisation', { body: { ...WORDS, ...proof } }));

  test('is in the site config of a page while it is stored', async () => {
    expect(readDataBlock(await read('/'), 'site-config')).toMatchObject({ proof: input });
    await call('PUT', '/content/organisation', { body: WORDS });
    expect(readDataBlock(await read('/'), 'site-config')).not.toHaveProperty('proof');
  });

  test('is in the structured data while it is stored', async () => {
    const data = elementsIn(await read('/'), 'script', { type: 'application/ld+json' })[0]?.text;
    const { '@graph': described } = JSON.parse(String(data)) as { '@graph': object[] };
    expect(described[0]).toMatchObject({
      identifier: { value: 'TR 1' },
      foundingDate: '2009',
      member: { '@type': 'OrganizationRole', roleName: 'Treasurer', member: { name: 'Dalitso' } },
      ethicsPolicy: [{ '@type': 'CreativeWork', text: 'Nobody <collects> cash for us.' }],
      subjectOf: { '@type': 'Report', temporalCoverage: '2025', url: `${server.url}/documents` },
    });
    await call('PUT', '/content/organisation', { body: WORDS });
    expect(await read('/')).not.toMatch(/ethicsPolicy|foundingDate/);
  });

  test('is in Chichewa as far as it is translated', async () => {
    const words = {
      legalForm: 'Bungwe lolembetsedwa',
      cashRule: 'Palibe amene amatolera ndalama.',
    };
    await call('PUT', '/content/organisation/translations/ny', { body: words });
    expect(readDataBlock(await read('/ny'), 'site-config')).toMatchObject({
      proof: { ...input, ...words },
      untranslated: ['tagline'],
    });
  });
});

test('a page has the name while the database is unavailable', async () => {
  const { config } = await renderedSite({ render: `throw new Error('No page.')` });
  const other = await startTestServer({ config });
  await callsTo(other)('PUT', '/content/organisation', { body: WORDS });
  const read = () => opener(other)('/');
  await read();
  await other.database.schema.dropTable('organisation').execute();
  expect((await read()).html).toContain('<title>Start | Kind &amp; Hands</title>');
  await other.close();
});

test('a site with older demo content gets once the words that were part of the program', async () => {
  const { place, remove } = await makeTestDatabase();
  const database = await openDatabase(place);
  const store = () => Promise.reject(new Error('No picture is stored again.'));
  const pictures = { store, storeAsIs: store, storeDocument: store };
  await database
    .insertInto('site_state')
    .values({ key: 'demo-content', value: '2026-11-01' })
    .execute();
  await addDemoContent(database, pictures, SITE);
  expect(await database.selectFrom('organisation').select('name').execute()).toEqual([
    { name: SITE.name },
  ]);
  expect(await database.selectFrom('about_us').select('_id').execute()).toHaveLength(1);
  await database.deleteFrom('organisation').execute();
  await addDemoContent(database, pictures, SITE);
  expect(await database.selectFrom('organisation').select('name').execute()).toEqual([]);
  await database.destroy();
  await remove();
});
