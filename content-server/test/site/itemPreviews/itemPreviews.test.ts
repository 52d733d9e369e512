import { localizedPath, splitLanguage } from '@charity-site/api-client/entities';
import { startTestServer } from '../../../testing';
import { callsTo } from '../../../testing/calls';
import { readDataBlock } from '../../../testing/readDataBlock';
import { editorOf } from '../../../testing/editors';
import { opener } from '../../../testing/open';
import { TYPES } from '../../../testing/hiddenItems';
import { startRealServer } from '../../../testing/realServer';
import { renderedSite } from '../../../testing/renderedSite';
import { emptySite } from '../../../testing/site';

/** Types whose page shows all of its items, with its path. */
const TOGETHER: Record<string, string> = { 'hero-slides': '/', documents: '/documents' };
/** One type with pages of its own, and one that a page shows together. */
const EXAMPLES = TYPES.filter(({ path }) => ['updates', 'documents'].includes(path));

const { server, call, open, add } = emptySite(startRealServer);

interface Preview {
  path: string;
  endsAt: string;
}

const preview = async (
  path: string,
  body: object,
  query = '',
  token?: string,
): Promise<Preview> => {
  const { status, body: created } = await call('POST', `/content/${path}/previews${query}`, {
    body,
    token,
  });
  expect([path, status, created.errors]).toEqual([path, 201, undefined]);
  return created as unknown as Preview;
};

test.each(TYPES)(
  'anyone with the link sees a form of $path as its page after saving',
  async (type) => {
    const { path, draft } = type;
    const text = 'content' in draft ? 'content' : 'description';
    const words = { title: 'Not & yet', [text]: '<p>To come</p><script>alert(1)</script>' };
    const created = await preview(path, { ...draft, ...words, imageAlt: 'Rain "again"' });
    expect(created.path).toMatch(
      new RegExp(
        TOGETHER[path]
          ? `^${TOGETHER[path]}\\?draft=[\\w-]{43}$`
          : `^${path === 'pages' ? '' : `/${path}`}/[\\w-]+\\?draft=`,
      ),
    );
    const { status, headers, html } = await open(created.path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toMatch(
      /Preview · not published <span>· ends \w{3} \d+ \w{3,4}, \d\d:\d\d<\/span>/,
    );
    expect(html).toContain('Not &amp; yet');
    expect(html).not.toContain('alert(1)');
    if (!TOGETHER[path]) expect(html).toContain('<p>To come</p>');
    if ('image' in draft) expect(html).toContain('Rain &quot;again&quot;');
    // The browser requests nothing again and stores nothing.
    const { state } = readDataBlock(html, 'page-data') as {
      state: [key: unknown[], data: unknown, answeredAt?: number][];
    };
    expect(state.map(([, , answeredAt]) => answeredAt)).toEqual(
      state.map(() => Date.parse(created.endsAt)),
    );
    expect(state.length).toBeGreaterThan(2);
    expect(html).toContain('"serviceWorker":false');
    // The page itself is unchanged.
    const [page = ''] = created.path.split('?', 1);
    expect((await open(page)).html).not.toContain('Not &amp; yet');
  },
);

test('a preview shows a stored item with the values of the form, also unfinished ones', async () => {
  const draft = {
    title: 'As it is',
    date: '2026-12-24T12:00:00.000Z',
    location: 'Zomba',
    description: '<p>Old</p>',
  };
  const { _id: id } = await add('events', draft);
  const created = await preview('events', { title: 'As it will be' }, `?item=${id}`);
  expect(created.path.startsWith(`/events/${id}?`)).toBe(true);
  const { html } = await open(created.path);
  expect(html).toContain('As it will be');
  expect(html).not.toContain('>As it is<');
  expect((await open(`/events/${id}`)).html).toContain('As it is');
  const missing = '/content/updates/00000000-0000-4000-8000-000000000000/translations/ny/previews';
  expect(await call('POST', missing, { body: { title: 'Moni' } })).toMatchObject({ status: 404 });
  const refused = await call('POST', '/content/events/previews', { body: { title: ' ' } });
  expect(refused).toMatchObject({ status: 400, body: { errors: { title: 'Title is required.' } } });
});

test('under /ny a preview has the stored translation, and English for untranslated fields', async () => {
  const body = { title: 'A well', date: '2026-12-01', image: '', description: '<p>Deep.</p>' };
  const { _id } = await add('updates', body);
  await call('PUT', `/content/updates/${_id}/translations/ny`, { body: { title: 'Chitsime' } });
  const changed = { ...body, description: '<p>Deeper: <a href="/donate">give</a></p>' };
  const created = await preview('updates', changed, `?item=${_id}`);
  const { status, html } = await open(`/ny${created.path}`);
  expect(status).toBe(200);
  expect(html).toContain('Chitsime');
  expect(html).toMatch(/Deeper: <a href="\/ny\/donate"/);
  expect(html).toContain('<meta name="description" content="Deeper: give"');
  expect((await open(created.path)).html).not.toContain('Chitsime');
});

test.each(EXAMPLES)('the preview of a translation of $path is shown under /ny', async (type) => {
  const { path, draft } = type;
  const text = 'content' in draft ? 'content' : 'description';
  const words = { title: 'A draft in English', [text]: '<p>Water.</p>', status: 'draft' };
  const { _id: id } = await add(`${path}?drafts=true`, { ...draft, ...words });
  await call('PUT', `/content/${path}/${id}/translations/ny`, {
    body: { title: 'Zosungidwa', [text]: '<p>Kale</p>' },
  });
  const created = await preview(`${path}/${id}/translations/ny`, {
    title: 'Zolembedwa & zatsopano',
    [text]: '<p>Madzi <a href="/donate">apa</a></p><script>alert(1)</script>',
  });
  const page = localizedPath('ny', TOGETHER[path] ?? `/${path}/${id}`);
  expect(created.path.startsWith(`${page}?draft=`)).toBe(true);
  const { status, headers, html } = await open(created.path);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(html).toContain('<html lang="ny"');
  expect(html).toContain('Zolembedwa &amp; zatsopano');
  expect(html).not.toMatch(/Zosungidwa|Kale|A draft in English|alert\(1\)/);
  if (!TOGETHER[path]) expect(html).toMatch(/Madzi <a href="\/ny\/donate"/);
  // In English it is the stored text.
  expect((await open(splitLanguage(created.path).path)).html).toContain('A draft in English');
  // A cleared field is in English.
  const cleared = await preview(`${path}/${id}/translations/ny`, { title: '' });
  expect((await open(cleared.path)).html).toContain('A draft in English');
  // Nothing was saved.
  const { body: stored } = await call('GET', `/content/${path}/${id}/translations/ny`);
  expect(stored.words).toMatchObject({ title: 'Zosungidwa' });
});

test('a link expires after a day and is deleted; only the newest 50 of a person are stored', async () => {
  const created = await preview('updates', { title: 'For a day' });
  expect(Date.parse(created.endsAt) - Date.now()).toBeGreaterThan(23.9 * 3600_000);
  expect(Date.parse(created.endsAt) - Date.now()).toBeLessThanOrEqual(24 * 3600_000);
  await server.database
    .updateTable('item_previews')
    .set({ endsAt: new Date().toISOString() })
    .execute();
  for (const path of [created.path, '/updates/none?draft=guessed', '/?draft=']) {
    const { status, headers, html } = await open(path);
    expect([path, status, headers.get('cache-control')]).toEqual([path, 410, 'no-store']);
    expect(html).toContain('<h1>This preview has ended</h1>');
    expect(html).not.toContain('For a day');
  }
  const inChichewa = await open(`/ny${created.path}`);
  expect([inChichewa.status, inChichewa.headers.get('cache-control')]).toEqual([410, 'no-store']);
  expect(inChichewa.html).toContain('<html lang="ny">');
  expect(inChichewa.html).toContain('<h1>Nthawi yoonera tsambali yatha</h1>');
  expect(inChichewa.html).toContain('<a href="/ny">Pitani patsamba lathu la intaneti</a>');
  expect(inChichewa.html).not.toMatch(/preview|website|one day/i);
  const editor = await editorOf(call);
  const first = await preview('updates', { title: 'First' }, '', editor);
  for (let count = 0; count < 50; count += 1)
    await preview('updates', { title: `Number ${count}` });
  const rows = await server.database
    .selectFrom('item_previews')
    .select(['fields', 'tokenHash'])
    .execute();
  expect(rows).toHaveLength(51);
  expect(rows.filter(({ fields }) => fields.includes('For a day'))).toEqual([]);
  await preview('updates', { title: 'One more' });
  expect(await server.database.selectFrom('item_previews').select('list').execute()).toHaveLength(
    51,
  );
  expect((await open(first.path)).status).toBe(200);
  expect(rows.some(({ tokenHash }) => first.path.includes(tokenHash))).toBe(false);
});

test('a static page says that the page cannot be rendered', async () => {
  const site = await renderedSite({ render: `throw new Error('broken');` });
  const broken = await startTestServer({ config: site.config });
  const { body } = await callsTo(broken)('POST', '/content/updates/previews', {
    body: { title: 'Anything' },
  });
  const { status, html } = await opener(broken)(String(body.path));
  expect(status).toBe(503);
  expect(html).toContain('The page cannot be shown at the moment. Nothing that was typed is lost.');
  const inChichewa = await opener(broken)(`/ny${String(body.path)}`);
  expect(inChichewa.status).toBe(503);
  expect(inChichewa.html).toContain('<h1>Tsambali silikuoneka pakadali pano</h1>');
  expect(inChichewa.html).toContain(
    'Palibe chimene chinalembedwa chomwe chatayika.</p><p><a href="">Yesaninso</a>',
  );
  await broken.close();
});

test('only pages of this site can frame it', async () => {
  const policyOf = async (path: string) =>
    (await open(path)).headers.get('content-security-policy') ?? '';
  const { path } = await preview('updates', { title: 'Framed' });
  expect(await policyOf(path)).toContain("frame-ancestors 'self'");
  expect(await policyOf('/admin/updates')).toContain(
    "frame-src https://www.youtube-nocookie.com https://www.youtube.com https://player.vimeo.com 'self';",
  );
  expect(await policyOf('/')).not.toMatch(/frame-src[^;]*'self'/);
});
