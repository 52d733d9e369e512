import { SINGLETONS as DEFINED } from '@charity-site/api-client/entities';
import { emptySite } from '../../../testing/site';
import { SINGLETONS } from '../../../testing/singletons';

const { call, visit } = emptySite();

const hero = { pageIdentifier: 'about', title: 'Who we are', image: '/uploads/a.png' };

/** The singletons, and a page hero, which is one of several. */
const SET: {
  key: string;
  path: string;
  address: string;
  name: string;
  draft: object;
  other: object;
}[] = [
  ...SINGLETONS.map((singleton) => {
    const path = `/content/${singleton.path}`;
    return { ...singleton, key: singleton.path, path, address: path };
  }),
  {
    key: 'about',
    path: '/content/page-hero',
    address: '/content/page-hero/about',
    name: 'About Page',
    draft: hero,
    other: { ...hero, title: 'Other' },
  },
];

test.each(['privacy', 'safeguarding', 'accessibility'])(
  'the text of %s is sanitized',
  async (path) => {
    const text = '<p onclick="x()">Words</p><script>alert(1)</script>';
    expect((await call('PUT', `/content/${path}`, { body: { text } })).body.text).toBe(
      '<p>Words</p>',
    );
    expect((await visit('GET', `/content/${path}`)).body).toMatchObject({ text: '<p>Words</p>' });
  },
);

test('every singleton is in the table', () => {
  expect(SINGLETONS.map(({ path }) => path).sort()).toEqual(DEFINED.map(({ path }) => path).sort());
});

describe.each(SET)('$name', ({ key, path, address, name, draft, other }) => {
  const read = async () => (await visit('GET', address)).body;

  test('is null when unset, then what was saved, then replaced, then null again', async () => {
    expect(await visit('GET', address)).toMatchObject({ status: 200, body: null });
    const saved = await call('PUT', path, { body: draft });
    expect(saved).toMatchObject({ status: 200, body: { ...draft, updatedAt: expect.any(String) } });
    expect(await read()).toEqual(saved.body);
    const replaced = await call('PUT', path, { body: other });
    expect(replaced.body).toMatchObject(other);
    expect(await read()).toEqual(replaced.body);
    expect((await call('DELETE', address)).body.message).toMatch(/ deleted\.$/);
    expect(await read()).toBeNull();
    expect((await call('DELETE', address)).status).toBe(404);
  });

  test('has versions and is restored from the trash, unless it was set again', async () => {
    await call('PUT', path, { body: draft });
    await call('PUT', path, { body: other });
    const { changes } = (await call('GET', `/history?item=${key}`)).body as {
      changes?: Record<string, string>[];
    };
    expect(changes?.map(({ action, title, by }) => [action, title, by])).toEqual([
      ['changed', name, 'Administrator'],
      ['created', name, 'Administrator'],
    ]);
    await call('POST', `/history/${changes?.[1]?._id}/restore`);
    expect(await read()).toMatchObject(draft);
    await call('DELETE', address);
    const { items } = (await call('GET', '/trash')).body as { items?: Record<string, string>[] };
    expect(items?.map(({ title }) => title)).toEqual([name]);
    const restore = () => call('POST', `/trash/${items?.[0]?._id}/restore`);
    await call('PUT', path, { body: other });
    const refused = await restore();
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(
      /^There is another .* now\. Delete it first, then restore this one\.$/,
    );
    expect(await read()).toMatchObject(other);
    await call('DELETE', address);
    expect((await restore()).status).toBe(200);
    expect(await read()).toMatchObject(draft);
    expect((await call('GET', '/trash')).body.totalItems).toBe(1);
  });
});

// The same code answers for all of them.
describe('a singleton', () => {
  const [path, draft, other] = [
    '/content/quote',
    { text: 'Be kind.', author: 'A' },
    { text: 'Other', author: 'A' },
  ];
  const save = (body: object, headers?: Record<string, string>) =>
    call('PUT', path, { body, headers });

  test('rejects invalid values, and stays unchanged', async () => {
    const { body: saved } = await save(draft);
    expect(await save({ ...draft, text: '  ' })).toMatchObject({
      status: 400,
      body: { errors: { text: 'Text is required.' } },
    });
    expect((await visit('GET', path)).body).toEqual(saved);
  });

  test('rejects a change of an older version, and says whether it is stored already', async () => {
    const { body } = await save(draft);
    const seen = { 'if-match': `"${String(body.updatedAt)}"` };
    expect((await save(other, seen)).status).toBe(200);
    expect(await save(other, seen)).toMatchObject({ status: 412, body: { isStored: true } });
    expect(await save(draft, seen)).toMatchObject({ status: 412, body: { isStored: false } });
  });

  test('is created, not replaced, with If-None-Match', async () => {
    const asNew = { 'if-none-match': '*' };
    const { status, body } = await save(draft, asNew);
    expect(status).toBe(200);
    expect(await save(other, asNew)).toMatchObject({ status: 412, body: { isStored: false } });
    expect(await save(draft, asNew)).toMatchObject({ status: 412, body: { isStored: true } });
    expect((await visit('GET', path)).body).toEqual(body);
  });
});

test('adds a missing https:// to a social link, and rejects an invalid URL', async () => {
  const contact = SINGLETONS.find(({ path }) => path === 'contact-details')?.draft;
  const save = async (links: object) =>
    (await call('PUT', '/content/contact-details', { body: { ...contact, ...links } })).body;
  expect((await save({ facebook: ' facebook.com/lamp?ref=1 ' })).facebook).toBe(
    'https://facebook.com/lamp?ref=1',
  );
  for (const typed of [
    'https:facebook.com/lamp',
    'HTTPS:/facebook.com/lamp',
    'https://https://facebook.com/lamp',
  ])
    expect((await save({ facebook: typed })).facebook).toBe('https://facebook.com/lamp');
  const text = 'Twitter must be a valid URL, beginning with https://.';
  expect((await save({ twitter: 'javascript:alert(1)' })).errors).toEqual({ twitter: text });
});

describe('page heroes', () => {
  test('are separate for each page', async () => {
    const pages =
      'about who-we-serve case-studies updates events use-cases contact-us donation mission get-involved projects'.split(
        ' ',
      );
    for (const pageIdentifier of pages)
      await call('PUT', '/content/page-hero', { body: { ...hero, pageIdentifier } });
    for (const pageIdentifier of pages)
      expect((await visit('GET', `/content/page-hero/${pageIdentifier}`)).body).toMatchObject({
        pageIdentifier,
      });
  });

  test('are rejected for an unknown page, and without a title or a picture', async () => {
    for (const method of ['GET', 'DELETE'])
      expect((await call(method, '/content/page-hero/home')).status).toBe(400);
    const { status, body } = await call('PUT', '/content/page-hero', {
      body: { pageIdentifier: 'home' },
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      pageIdentifier: expect.stringMatching(/^Page must be one of: about, /),
      title: 'Title is required.',
      image: 'Please select an image file or ensure a current image URL exists.',
    });
  });
});
