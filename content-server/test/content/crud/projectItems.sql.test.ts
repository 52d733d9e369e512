import { contentTypeAt } from '../../../testing/contentTypes';
import { emptySite } from '../../../testing/site';

const { call, visit, add: addItem } = emptySite();

const add = async (path: string, changes: object): Promise<string> =>
  (await addItem(path, { ...contentTypeAt(path).draft, ...changes }))._id;
const itemsOf = async (project: string, query = '') =>
  (await visit('GET', `/content/projects/${project}/items${query}`)).body as unknown as Record<
    string,
    string
  >[];
const titlesOf = async (project: string, query?: string) =>
  (await itemsOf(project, query)).map(({ title }) => title);

test('returns news, stories, use cases and events of a project, newest first, for small cards', async () => {
  const [project, other] = [
    await add('projects', { title: 'Wells' }),
    await add('projects', { title: 'Trees' }),
  ];
  const study = await add('case-studies', { title: 'A story', project, image: '' });
  await add('use-cases', { title: 'A manual', project });
  await add('updates', { title: 'Old news', date: '2020-01-02', project });
  await add('updates', { title: 'Other news', project: other });
  await add('updates', { title: 'Free news', project: '' });
  await add('updates', { title: 'Unfinished news', status: 'draft', project });
  const once = { date: '2099-01-02T08:00:00.000Z', repeats: '', repeatsUntil: '', ends: '' };
  await add('events', { title: 'An opening', ...once, project });
  expect(await titlesOf(project)).toEqual(['An opening', 'A manual', 'A story', 'Old news']);
  // A visitor's page names the project by its slug.
  expect(await titlesOf('wells')).toEqual(await titlesOf(project));
  const [opening, , story, news] = await itemsOf(project);
  expect(opening).toMatchObject({ list: 'events', date: '2099-01-02T08:00:00.000Z' });
  expect(story).toEqual({
    _id: study,
    list: 'case-studies',
    slug: 'a-story',
    title: 'A story',
    image: '',
    date: expect.stringMatching(/T.*Z$/),
  });
  expect(news).toMatchObject({ list: 'updates', date: '2020-01-02' });
});

test('a public item names its project when that is public, but not while it is a draft', async () => {
  const project = await add('projects', { title: 'Wells', status: 'draft' });
  const news = await add('updates', { title: 'News', project });
  const named = async (ask = visit, query = '') => [
    (await ask('GET', `/content/updates/${news}${query}`)).body.project,
    (
      (await ask('GET', `/content/updates?fields=project${query.replace('?', '&')}`)).body as {
        updates?: unknown;
      }
    ).updates,
  ];
  expect(await named()).toEqual(['', [expect.objectContaining({ project: '' })]]);
  expect(await named(visit, '?language=ny')).toEqual([
    '',
    [expect.objectContaining({ project: '' })],
  ]);
  expect(await named(call, '?drafts=true')).toEqual([
    project,
    [expect.objectContaining({ project })],
  ]);
  const published = { ...contentTypeAt('projects').draft, title: 'Wells', status: 'published' };
  await call('PUT', `/content/projects/${project}`, { body: published });
  expect(await named()).toEqual([project, [expect.objectContaining({ project })]]);
});

test('returns items in Chichewa, and names untranslated fields', async () => {
  const project = await add('projects', {});
  const [one] = [
    await add('updates', { title: 'Water', project }),
    await add('case-studies', { title: 'Grace', project }),
  ];
  await call('PUT', `/content/updates/${one}/translations/ny`, { body: { title: 'Madzi' } });
  expect(await itemsOf(project, '?language=ny')).toMatchObject([
    { title: 'Grace', untranslated: ['title'] },
    { title: 'Madzi', untranslated: [] },
  ]);
});

test('a deleted project has no items until it is restored; the items stay', async () => {
  const project = await add('projects', {});
  const update = await add('updates', { title: 'Water', project });
  await call('DELETE', `/content/projects/${project}`);
  expect(await visit('GET', `/content/projects/${project}/items`)).toMatchObject({
    status: 404,
    body: { message: 'Project not found.' },
  });
  expect((await visit('GET', `/content/updates/${update}`)).body).toMatchObject({
    title: 'Water',
    project,
  });
  await call('POST', `/content/projects/${project}/restore`);
  expect(await titlesOf(project)).toEqual(['Water']);
});

test('a draft of a project has no items for visitors', async () => {
  const project = await add('projects', { status: 'draft' });
  await add('updates', { title: 'Water', project });
  expect((await visit('GET', `/content/projects/${project}/items`)).status).toBe(404);
});
