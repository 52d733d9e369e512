import { join } from 'node:path';
import { findFirstAdministrator } from '../../../src/people/signIn/administrators';
import { addFiles } from '../../../src/media/library/rows';
import { withTracking } from '../../../src/db/queryTracking';
import { injectAsAdministrator } from '../../../testing/sharedSite';
import { setClock } from '../../../testing/setClock';
import { ONE, OTHER, twoProcesses, UPDATE } from '../../../testing/twoProcesses';

const { shared, appAt, write, addUpdate, visit, isKept } = twoProcesses();

const titles = async (index = ONE, query = '') =>
  (await visit(`/content/updates${query}`, index))
    .json<{ updates: { title: string }[] }>()
    .updates.map(({ title }) => title);

test('a cached response equals the original, with ETag and headers', async () => {
  const _id = await addUpdate({ description: `<p>${'Water for all. '.repeat(200)}</p>` });
  for (const path of [
    '/content/updates',
    `/content/updates/${_id}`,
    '/content/quote',
    '/search?q=well',
  ]) {
    const { date: _one, ...original } = (await visit(path)).headers;
    const body = (await visit(path)).body;
    expect([path, await isKept(path)]).toEqual([path, true]);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers, rawPayload } = await visit(path, ONE, { 'accept-encoding': encoding });
      const {
        date: _other,
        vary,
        'content-encoding': chosen,
        'content-length': length,
        ...cached
      } = headers;
      expect({ ...original, ...cached }).toEqual({ ...original });
      expect([vary, Number(length)]).toEqual(['Accept-Encoding', rawPayload.length]);
      if (chosen === undefined) expect(rawPayload.toString()).toBe(body);
    }
    const etag = String(original.etag);
    expect((await visit(path, ONE, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await visit(path, ONE, { 'if-none-match': '"older"' })).body).toBe(body);
  }
});

test.each([ONE, OTHER])(
  'a write is visible at once in process %d: added, changed, deleted, restored, erased',
  async (index) => {
    expect(await titles(index)).toEqual([]);
    const _id = await addUpdate();
    const one = () => visit(`/content/updates/${_id}`, index);
    const seen = async () => {
      const answers = [await titles(index), (await one()).statusCode] as const;
      expect(await titles(index)).toEqual(answers[0]);
      return answers;
    };
    expect(await seen()).toEqual([['A well'], 200]);
    await write('PUT', `/content/updates/${_id}`, { ...UPDATE, title: 'A deeper well' });
    expect([await seen(), (await one()).json<object>()]).toEqual([
      [['A deeper well'], 200],
      expect.objectContaining({ title: 'A deeper well' }),
    ]);
    await write('DELETE', `/content/updates/${_id}`);
    expect(await seen()).toEqual([[], 404]);
    await write('POST', `/content/updates/${_id}/restore`);
    expect(await seen()).toEqual([['A deeper well'], 200]);
    const comment = {
      updateId: _id,
      guestName: 'Ann',
      guestEmail: 'ann@example.org',
      commentText: 'Good',
    };
    const comments = async () =>
      (await visit(`/content/comments/update/${_id}`, index)).json<unknown[]>().length;
    expect(await comments()).toBe(0);
    await write('POST', '/content/comments', comment);
    expect([await comments(), await comments()]).toEqual([1, 1]);
    await write('POST', '/address-data/erase', { email: 'ann@example.org' });
    expect(await comments()).toBe(0);
  },
);

test('a search and a translated response change with their text', async () => {
  const found = async (index: number, query: string) =>
    (await visit(`/search?${query}`, index)).json<{ totalItems: number }>().totalItems;
  for (const index of [ONE, OTHER]) expect(await found(index, 'q=well')).toBe(0);
  const _id = await addUpdate();
  for (const index of [ONE, OTHER]) expect(await found(index, 'q=well')).toBe(1);
  for (const index of [ONE, OTHER]) expect(await titles(index, '?language=ny')).toEqual(['A well']);
  await write('PUT', `/content/updates/${_id}/translations/ny`, {
    title: 'Chitsime',
    description: '<p>Madzi</p>',
  });
  for (const index of [ONE, OTHER]) {
    expect(await titles(index, '?language=ny')).toEqual(['Chitsime']);
    expect(await titles(index)).toEqual(['A well']);
    expect(await found(index, 'q=chitsime&language=ny')).toBe(1);
  }
});

/** Reads at another time, in ms. */
const at = async <Result>(time: number, read: () => Promise<Result>): Promise<Result> => {
  setClock(time);
  try {
    return await read();
  } finally {
    jest.useRealTimers();
  }
};

test('a scheduled item appears on time in lists, by its id and in searches', async () => {
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  const _id = await addUpdate({ status: 'published', publishAt });
  const seen = async () => [
    await titles(),
    (await visit(`/content/updates/${_id}`)).statusCode,
    (await visit('/search?q=well')).json<{ totalItems: number }>().totalItems,
  ];
  expect([await seen(), await seen()]).toEqual([
    [[], 404, 0],
    [[], 404, 0],
  ]);
  expect(await at(Date.parse(publishAt), seen)).toEqual([['A well'], 200, 1]);
});

test('a notice appears and disappears on time in both processes, without a write', async () => {
  const [from, until] = [60_000, 120_000].map((later) => Date.now() + later) as [number, number];
  await write('PUT', '/content/notice', {
    text: 'The office is closed.',
    kind: 'warning',
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
  });
  const texts = async () =>
    Promise.all(
      [ONE, OTHER].map(
        async (index) =>
          (await visit('/content/notice', index)).json<{ text: string } | null>()?.text,
      ),
    );
  const seenAt = (time: number) =>
    at(time, async () => {
      const seen = await texts();
      expect([
        await isKept('/content/notice', ONE),
        await isKept('/content/notice', OTHER),
      ]).toEqual([true, true]);
      return seen;
    });
  const closed = 'The office is closed.';
  expect(await seenAt(from - 1)).toEqual([undefined, undefined]);
  expect(await seenAt(from)).toEqual([closed, closed]);
  expect(await seenAt(until - 1)).toEqual([closed, closed]);
  expect(await seenAt(until)).toEqual([undefined, undefined]);
  expect((await injectAsAdministrator(appAt(ONE), 'GET', '/content/notice')).body).toBeNull();
  expect(
    (await injectAsAdministrator(appAt(ONE), 'GET', '/content/notice?drafts=true')).body.text,
  ).toBe(closed);
});

test('an item disappears from lists and searches when it ends', async () => {
  const visibleUntil = new Date(Date.now() + 60_000).toISOString();
  const _id = await addUpdate({ visibleUntil });
  const seen = async () => [
    await titles(),
    (await visit(`/content/updates/${_id}`)).statusCode,
    (await visit('/search?q=well')).json<{ totalItems: number }>().totalItems,
  ];
  expect([await seen(), await seen()]).toEqual([
    [['A well'], 200, 1],
    [['A well'], 200, 1],
  ]);
  expect(await at(Date.parse(visibleUntil), seen)).toEqual([[], 404, 0]);
});

test('the list of next events expires at midnight', async () => {
  const date = new Date(Date.now() + 60_000).toISOString();
  await write('POST', '/content/events', {
    title: 'Choir',
    date,
    location: 'Zomba',
    description: '<p>Songs.</p>',
  });
  const next = async () => (await visit('/content/upcoming-events')).json<unknown[]>().length;
  expect([await next(), await next()]).toEqual([1, 1]);
  expect(await at(Date.now() + 2 * 24 * 60 * 60 * 1000, next)).toBe(0);
});

test('the cache key contains the documented parameters, in any order, and no others', async () => {
  await addUpdate();
  await addUpdate({ title: 'A bridge', date: '2026-11-20' });
  expect(await titles(ONE, '?page=1&limit=1')).toEqual(['A well']);
  for (const query of ['?limit=1&page=1', '?limit=1&fbclid=AbC&page=1&utm_source=letter'])
    expect([query, await isKept(`/content/updates${query}`)]).toEqual([query, true]);
  for (const [query, expected] of [
    ['?limit=1&page=2', ['A bridge']],
    ['?limit=2&page=1&utm_source=letter', ['A well', 'A bridge']],
    ['?limit=1&page=1&search=bridge', ['A bridge']],
  ] as const)
    expect([query, await titles(ONE, query)]).toEqual([query, expected]);
});

test('a rolled back transaction changes no cached response', async () => {
  await addUpdate();
  const { database } = appAt(ONE);
  const broken = database.transaction().execute(async (transaction) => {
    await transaction.updateTable('updates').set({ title: 'Never' }).execute();
    for (const index of [ONE, OTHER]) expect(await titles(index)).toEqual(['A well']);
    throw new Error('Something else failed.');
  });
  await expect(broken).rejects.toThrow('Something else failed.');
  for (const index of [ONE, OTHER]) expect(await titles(index)).toEqual(['A well']);
});

test('a restored backup is visible at once', async () => {
  await addUpdate();
  const file = join(shared.folder, 'site.backup');
  await shared.admin('backup', file);
  await addUpdate({ title: 'A bridge', date: '2026-11-20' });
  for (const index of [ONE, OTHER]) expect(await titles(index)).toEqual(['A well', 'A bridge']);
  await shared.admin('restore', file);
  for (const index of [ONE, OTHER]) expect(await titles(index)).toEqual(['A well']);
});

test('responses for signed-in people are neither cached nor served from the cache', async () => {
  await addUpdate();
  const draft = await addUpdate({ title: 'A draft', status: 'draft' });
  const administrator = await injectAsAdministrator(
    appAt(ONE),
    'GET',
    '/content/updates?drafts=true',
  );
  expect(administrator.body.totalItems).toBe(2);
  // The same URLs for another caller, before and after.
  for (const path of [
    '/content/updates?drafts=true',
    `/content/updates/${draft}?drafts=true`,
    '/dashboard',
    '/messages',
  ]) {
    await injectAsAdministrator(appAt(ONE), 'GET', path);
    expect([path, (await visit(path)).statusCode]).toEqual([path, 401]);
    expect([path, (await injectAsAdministrator(appAt(ONE), 'GET', path)).status]).toEqual([
      path,
      200,
    ]);
  }
  await titles();
  const wrong = { authorization: 'Bearer nobody' };
  expect(await isKept('/content/updates', ONE, wrong)).toBe(false);
  expect((await visit('/content/updates', ONE, wrong)).headers['cache-control']).toBe('no-store');
  // Cookies, such as that of a preview, change no response.
  const cookies = { cookie: 'preview=0123; known-browser=1' };
  expect((await visit('/content/updates', ONE, cookies)).body).toBe(
    (await visit('/content/updates')).body,
  );
  for (const path of ['/content/updates/none', '/content/updates?page=0'])
    expect([path, await isKept(path), (await visit(path)).statusCode >= 400]).toEqual([
      path,
      expect.any(Boolean),
      true,
    ]);
});

test('an invalid query is rejected even if a response is cached', async () => {
  await addUpdate();
  for (const path of [
    '/content/updates',
    '/content/executive-members',
    '/search?q=well',
    '/content/upcoming-events',
  ]) {
    await visit(path);
    expect([path, await isKept(path)]).toEqual([path, true]);
    for (const wrong of ['limit[a]=5', 'limit=0', 'limit=5&limit=6', 'language=xx'])
      expect([
        path,
        wrong,
        (await visit(`${path}${path.includes('?') ? '&' : '?'}${wrong}`)).statusCode,
      ]).toEqual([path, wrong, 400]);
  }
});

test('a clock that is set back shows nothing early', async () => {
  const publishAt = new Date(Date.now() + 60_000).toISOString();
  const _id = await addUpdate({ status: 'published', publishAt });
  const seen = async () => [
    await titles(),
    (await visit(`/content/updates/${_id}`)).statusCode,
    (await visit('/search?q=well')).json<{ totalItems: number }>().totalItems,
  ];
  expect(await at(Date.parse(publishAt), seen)).toEqual([['A well'], 200, 1]);
  expect(await seen()).toEqual([[], 404, 0]);
});

test('GET, HEAD, a request with a token and a cached response have the same ETag and Vary', async () => {
  const _id = await addUpdate({ description: `<p>${'Water for all. '.repeat(200)}</p>` });
  const administrator = await findFirstAdministrator(appAt(ONE).database);
  const authorization = `Bearer ${administrator ? await appAt(ONE).issueToken(administrator) : ''}`;
  for (const path of [
    '/content/updates',
    `/content/updates/${_id}`,
    '/content/quote',
    '/search?q=well',
  ]) {
    const ask = async (method: 'GET' | 'HEAD', headers: Record<string, string> = {}) => {
      const answer = await appAt(ONE).inject({ method, url: `/api${path}`, headers });
      return [answer.statusCode, answer.headers.etag, String(answer.headers.vary).toLowerCase()];
    };
    const first = await ask('GET');
    expect([path, first]).toEqual([path, [200, expect.stringMatching(/^W\/"/), 'accept-encoding']]);
    expect([path, await isKept(path)]).toEqual([path, true]);
    for (const again of [
      ask('GET'),
      ask('HEAD'),
      ask('GET', { authorization }),
      ask('HEAD', { authorization }),
      ask('GET', { 'accept-encoding': 'br' }),
      ask('GET', { authorization, 'accept-encoding': 'gzip' }),
    ])
      expect([path, await again]).toEqual([path, first]);
    const known = { 'if-none-match': String(first[1]) };
    expect([path, await ask('HEAD', known)]).toEqual([path, [304, ...first.slice(1)]]);
  }
});

test('a changed alternative text changes the ETag of items with the picture', async () => {
  const file = `${'0'.repeat(16)}-00640x00400.png`;
  await appAt(ONE)
    .database.transaction()
    .execute((transaction) => addFiles(transaction, [{ file, bytes: 1 }]));
  const _id = await addUpdate({ image: `/uploads/${file}` });
  const one = `/content/updates/${_id}`;
  const tagged = async (query: string) =>
    (await visit(`${one}?pictures=true${query}`)).headers.etag ?? '';
  const before = String(await tagged(''));
  await write('PUT', `/pictures/${file}`, { alt: 'A well', focus: '' });
  expect((await visit(`${one}?pictures=true`, ONE, { 'if-none-match': before })).statusCode).toBe(
    200,
  );
  expect(await tagged('')).not.toBe(before);
  const administrator = await findFirstAdministrator(appAt(ONE).database);
  const authorization = `Bearer ${administrator ? await appAt(ONE).issueToken(administrator) : ''}`;
  const put = async (tag: string) => {
    const headers = { authorization, 'if-match': tag };
    const answer = await appAt(ONE).inject({
      method: 'PUT',
      url: `/api${one}`,
      headers,
      payload: UPDATE,
    });
    return { status: answer.statusCode, tag: String(answer.headers.etag) };
  };
  const [seen, inChichewa] = [await tagged(''), await tagged('&language=ny')].map(String);
  expect(inChichewa).not.toBe(seen);
  const saved = await put(String(seen));
  expect(saved.status).toBe(200);
  expect((await put(String(seen))).status).toBe(412);
  expect((await put(saved.tag)).status).toBe(200);
});

test('the list of autosaves reads none of their values', async () => {
  const { statements } = await withTracking(() =>
    injectAsAdministrator(appAt(ONE), 'GET', '/autosaves'),
  );
  const reading = [...statements.keys()].filter((statement) =>
    statement.includes('from "autosaves"'),
  );
  expect(reading).toEqual([expect.not.stringMatching(/\*|"fields"/)]);
});
