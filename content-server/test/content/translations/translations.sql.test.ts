import type { Answer } from '../../../testing/calls';
import { CONTENT_TYPES, contentTypeAt } from '../../../testing/contentTypes';
import { editorOf } from '../../../testing/editors';
import { emptySite } from '../../../testing/site';
import { SINGLETONS } from '../../../testing/singletons';

const { server, call, visit, add: addItem } = emptySite();

/** Each content type with words, and the fields that have them. */
const ITEMS = CONTENT_TYPES.flatMap(({ path, translated }): [path: string, fields: string[]][] =>
  translated ? [[path, translated]] : [],
);

const TRANSLATED = SINGLETONS.flatMap(({ path, draft, translated }) =>
  translated ? [{ path, draft, translated }] : [],
);

const add = async (path: string, changes: object = {}): Promise<string> =>
  (await addItem(path, { ...contentTypeAt(path).draft, ...changes }))._id;
const translate = (
  address: string,
  body: object,
  headers?: Record<string, string>,
): Promise<Answer> => call('PUT', `/content/${address}/translations/ny`, { body, headers });
const inChichewa = async (address: string) =>
  (await visit('GET', `/content/${address}?language=ny`)).body;

test.each(ITEMS)(
  'one of %s is in Chichewa, with untranslated words in English',
  async (path, fields) => {
    const { items, draft } = contentTypeAt(path);
    const english = Object.fromEntries(fields.map((field) => [field, draft[field]]));
    const inOther = (field: string) =>
      String(draft[field]).replace(/[A-Z]\w*( \w+)*/, `Mawu a ${field}`);
    const chichewa = Object.fromEntries(fields.map((field) => [field, inOther(field)]));
    const id = await add(path);
    expect(await inChichewa(`${path}/${id}`)).toMatchObject({ ...english, untranslated: fields });
    const [first = '', ...others] = fields;
    await translate(`${path}/${id}`, { [first]: chichewa[first] });
    const partly = { ...english, [first]: chichewa[first], untranslated: others };
    expect(await inChichewa(`${path}/${id}`)).toMatchObject(partly);
    expect((await translate(`${path}/${id}`, chichewa)).status).toBe(200);
    expect(await inChichewa(`${path}/${id}`)).toMatchObject({ ...chichewa, untranslated: [] });
    expect((await inChichewa(path))[items]).toMatchObject([
      { _id: id, ...chichewa, untranslated: [] },
    ]);
    const asBefore = await visit('GET', `/content/${path}/${id}`);
    expect(asBefore.body).toMatchObject(english);
    expect(asBefore.body).not.toHaveProperty('untranslated');
    expect((await visit('GET', `/content/${path}/${id}?language=en`)).body).toEqual(asBefore.body);
  },
);

test.each(TRANSLATED)(
  '$path is in Chichewa if requested, and in English by default',
  async ({ path, draft, translated }) => {
    await call('PUT', `/content/${path}`, { body: draft });
    expect(await inChichewa(path)).toMatchObject({
      ...draft,
      untranslated: Object.keys(translated),
    });
    expect((await translate(path, translated)).status).toBe(200);
    expect(await inChichewa(path)).toMatchObject({ ...draft, ...translated, untranslated: [] });
    expect((await visit('GET', `/content/${path}`)).body).toMatchObject(draft);
  },
);

test('links in rich text keep the language, in its words and in English ones', async () => {
  const links = (addresses: string[]) =>
    addresses.map((address) => `<p><a href="${address}">x</a></p>`).join('');
  const { url } = server;
  const others = ['https://example.org/donate', `${url}0/donate`, 'mailto:a@example.org', '#end'];
  const stay = [
    ...others,
    '/api/content/updates',
    '/uploads/plan.pdf',
    '/admin',
    '/calendar.ics',
    '/ny/donate',
  ];
  const written = [
    '/',
    '/news?page=2&amp;year=2026',
    '/old-address#end',
    url,
    `${url}/donate`,
    ...stay,
  ];
  const inNy = [
    '/ny',
    '/ny/news?page=2&amp;year=2026',
    '/ny/old-address#end',
    `${url}/ny`,
    `${url}/ny/donate`,
  ];
  const retained = [...inNy, ...stay];
  const id = await add('updates', { description: links(written) });
  expect((await inChichewa(`updates/${id}`)).description).toBe(links(retained));
  expect((await inChichewa('updates')).updates).toMatchObject([{ description: links(retained) }]);
  await translate(`updates/${id}`, {
    description: `<p><a target="_blank" href="/donate">Perekani</a></p>`,
  });
  expect((await inChichewa(`updates/${id}`)).description).toContain('href="/ny/donate"');
  expect((await visit('GET', `/content/updates/${id}`)).body.description).toBe(links(written));

  // The rich text of a singleton, too.
  await call('PUT', '/content/privacy', { body: { text: links(written) } });
  expect((await inChichewa('privacy')).text).toBe(links(retained));
});

test('page heroes have a translation for each page', async () => {
  const image = '/uploads/0123456789abcdef-800x600.jpg';
  for (const page of ['about', 'events'])
    await call('PUT', '/content/page-hero', {
      body: { pageIdentifier: page, title: `Hero of ${page}`, image },
    });
  await translate('page-hero/about', { title: 'Za ife' });
  expect(await inChichewa('page-hero/about')).toMatchObject({ title: 'Za ife', untranslated: [] });
  expect(await inChichewa('page-hero/events')).toMatchObject({
    title: 'Hero of events',
    untranslated: ['title'],
  });
});

describe('an update', () => {
  let id: string;
  beforeEach(async () => {
    id = await add('updates', { description: '<p>It flows.</p>' });
  });

  test('has an excerpt in Chichewa in lists that request it', async () => {
    await translate(`updates/${id}`, { description: '<p>Madzi akutuluka.</p>' });
    const { body } = await visit('GET', '/content/updates?fields=title,excerpt&language=ny');
    expect(body.updates).toEqual([
      { _id: id, title: 'A new well', excerpt: 'Madzi akutuluka.', untranslated: ['title'] },
    ]);
  });

  test('has a state; it stays translated when its English changes, and the editor gets the old source', async () => {
    const untouched = await add('updates');
    const states = async () => (await call('GET', '/content/updates/translations/ny')).body.items;
    expect(await states()).toEqual([]);
    await translate(`updates/${id}`, { title: 'Chitsime' });
    expect(await states()).toEqual([{ item: id, state: 'unfinished' }]);
    await translate(`updates/${id}`, { title: 'Chitsime', description: '<p>Madzi akutuluka.</p>' });
    expect(await states()).toEqual([{ item: id, state: 'translated' }]);
    await call('PUT', `/content/updates/${id}`, {
      body: { ...contentTypeAt('updates').draft, title: 'Two new wells' },
    });
    expect(await states()).toEqual([{ item: id, state: 'changed' }]);
    expect((await inChichewa(`updates/${id}`)).title).toBe('Chitsime');
    expect((await call('GET', `/content/updates/${id}/translations/ny`)).body).toMatchObject({
      words: { title: 'Chitsime' },
      sources: { title: 'A new well' },
    });
    expect((await call('GET', `/content/updates/${untouched}/translations/ny`)).body).toBeNull();
  });

  test('is translated by one of two people: the second save is rejected unless it is equal', async () => {
    const first = await translate(`updates/${id}`, { title: 'Chitsime' }, { 'if-none-match': '*' });
    expect(first.status).toBe(200);
    const late = { 'if-none-match': '*' };
    expect(await translate(`updates/${id}`, { title: 'Zitsime' }, late)).toMatchObject({
      status: 412,
      body: { isStored: false },
    });
    expect(await translate(`updates/${id}`, { title: 'Chitsime' }, late)).toMatchObject({
      body: { isStored: true },
    });
    const version = { 'if-match': `"${String(first.body.updatedAt)}"` };
    expect((await translate(`updates/${id}`, { title: 'Zitsime' }, version)).status).toBe(200);
  });

  test('is in English again when the words are removed', async () => {
    await translate(`updates/${id}`, { title: 'Chitsime' });
    await translate(`updates/${id}`, {});
    expect(await inChichewa(`updates/${id}`)).toMatchObject({
      title: 'A new well',
      untranslated: ['title', 'description'],
    });
    expect((await call('GET', `/content/updates/${id}/translations/ny`)).body).toBeNull();
  });

  test('is checked and sanitised by the rules of its fields', async () => {
    expect(await translate(`updates/${id}`, { title: 'x'.repeat(201) })).toMatchObject({
      status: 400,
      body: { errors: { title: 'Title can be at most 200 characters long.' } },
    });
    await translate(`updates/${id}`, {
      description: '<p>Madzi</p><script>alert(1)</script>',
      date: '2020-01-01',
    });
    expect(await inChichewa(`updates/${id}`)).toMatchObject({
      description: '<p>Madzi</p>',
      date: '2026-11-21',
    });
  });

  test('is not translated if it does not exist, or into an unknown language', async () => {
    expect(await visit('GET', `/content/updates/${id}?language=xx`)).toMatchObject({
      status: 400,
      body: { errors: { language: 'language must be one of: en, ny.' } },
    });
    expect((await call('PUT', `/content/updates/${id}/translations/en`, { body: {} })).status).toBe(
      400,
    );
    const other = id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await translate(`updates/${other}`, { title: 'Chitsime' })).status).toBe(404);
  });

  const stored = () => server.database.selectFrom('translations').selectAll().execute();

  test('moves to the trash and back with its translation', async () => {
    await translate(`updates/${id}`, { title: 'Chitsime' });
    await call('DELETE', `/content/updates/${id}`);
    expect(await stored()).toEqual([]);
    await call('POST', `/content/updates/${id}/restore`);
    expect((await inChichewa(`updates/${id}`)).title).toBe('Chitsime');
  });

  test('is erased with its translation and the words of both in the history', async () => {
    await translate(`updates/${id}`, { title: 'Chitsime' });
    await call('DELETE', `/content/updates/${id}`);
    await call('DELETE', `/trash/${id}`);
    expect(await stored()).toEqual([]);
    const retained = await server.database
      .selectFrom('changes')
      .select(['title', 'fields'])
      .execute();
    expect(retained.filter(({ title, fields }) => title !== '' || fields !== null)).toEqual([]);
  });

  test('has versions of its translation, separate from its own', async () => {
    await translate(`updates/${id}`, { title: 'Chitsime' });
    await translate(`updates/${id}`, { title: 'Zitsime' });
    const ofTranslation = await call('GET', `/history?list=updates&item=${id}/ny&withFields=true`);
    const changes = ofTranslation.body.changes as { _id: string; action: string; title: string }[];
    expect(changes).toMatchObject([
      { action: 'translated', title: 'A new well' },
      { action: 'translated', title: 'A new well' },
    ]);
    await call('POST', `/history/${changes[1]?._id}/restore`);
    expect((await inChichewa(`updates/${id}`)).title).toBe('Chitsime');
    const own = await call('GET', `/history?list=updates&item=${id}&withFields=true`);
    expect(own.body.changes).toMatchObject([{ action: 'created' }]);
  });
});

test('translated list entries are returned until their English changes', async () => {
  const save = (figures: string) => call('PUT', '/content/figures', { body: { figures } });
  await save('5+ | years\n20 | charities');
  await translate('figures', { figures: '5+ | zaka\n20 | mabungwe' });
  await save('25 | charities\n6+ | years');
  expect(await inChichewa('figures')).toMatchObject({
    figures: '25 | mabungwe\n6+ | zaka',
    untranslated: [],
  });
  await save('25 | charities\n6+ | years of work');
  expect(await inChichewa('figures')).toMatchObject({
    figures: '25 | charities\n6+ | years of work',
    untranslated: ['figures'],
  });
  expect((await call('GET', '/content/figures/translations/ny')).body.words).toEqual({
    figures: '25 | mabungwe\n6+ | years of work',
  });
});

test('drafts and scheduled items can be translated, hidden from visitors', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString();
  for (const publication of [{ status: 'draft' }, { status: 'published', publishAt: later }]) {
    const id = await add('events', { ...publication, date: later });
    await translate(`events/${id}`, { title: 'Zobisika' });
    expect((await visit('GET', `/content/events/${id}?language=ny`)).status).toBe(404);
    for (const path of [
      'events?language=ny',
      'upcoming-events?language=ny',
      'events?language=ny&limit=9999',
    ])
      expect(JSON.stringify((await visit('GET', `/content/${path}`)).body)).not.toContain(
        'Zobisika',
      );
    await call('PUT', `/content/events/${id}`, {
      body: { ...contentTypeAt('events').draft, date: later, status: 'published', publishAt: '' },
    });
    expect((await inChichewa(`events/${id}`)).title).toBe('Zobisika');
    expect((await visit('GET', '/content/upcoming-events?language=ny')).body).toMatchObject([
      { title: 'Zobisika' },
    ]);
    await call('DELETE', `/content/events/${id}`);
  }
});

test('a page with a translation is rendered again when it changes', async () => {
  const id = await add('updates');
  const { tables } = await server.callInternally(`/api/content/updates/${id}?language=ny`);
  expect(tables.sort()).toEqual(['projects', 'translations', 'updates']);
});

test('public content without a translation is listed, the newest first, for editors of its list', async () => {
  const untranslated = async (token?: string) =>
    (await call('GET', '/untranslated/ny', { token })).body.items;
  const older = await add('updates', { title: 'A well' });
  const newer = await add('events', { title: 'A meeting' });
  await add('updates', { title: 'Later', status: 'draft' });
  const done = await add('projects');
  await translate(`projects/${done}`, { title: 'Chitsime' });
  await call('PUT', '/content/quote', { body: { text: 'We listen.', author: 'Ada' } });
  const items = [
    { list: 'events', item: newer, title: 'A meeting' },
    { list: 'updates', item: older, title: 'A well' },
  ];
  expect(await untranslated()).toMatchObject([
    { list: 'quote', item: 'quote', title: '' },
    ...items,
  ]);
  expect(await untranslated(await editorOf(call))).toMatchObject(items);
});
