import { addUpdate, type Answer } from '../../testing/calls';
import { emptySite } from '../../testing/site';
import { commentOn } from '../../testing/visitors';

const { call, visit, open, add } = emptySite();

const itemsOf = ({ body }: Answer, name: string) => body[name] as Record<string, unknown>[];

describe('comments', () => {
  const comment = (updateId: string, text?: string) => ({
    ...commentOn(updateId, text),
    guestName: 'Ŵitness',
  });
  const commentsOf = async (id: string) =>
    (await visit('GET', `/content/comments/update/${id}`)).body as unknown as Record<
      string,
      unknown
    >[];

  test('are listed with their update, oldest first, without e-mail addresses', async () => {
    const [id, other] = [await addUpdate(call), await addUpdate(call)];
    const sent = await visit('POST', '/content/comments', { body: comment(id, 'First') });
    await visit('POST', '/content/comments', { body: comment(id, 'Second') });
    await visit('POST', '/content/comments', { body: comment(other, 'Elsewhere') });
    expect(sent.status).toBe(201);
    const shown = await commentsOf(id);
    expect(shown.map(({ commentText }) => commentText)).toEqual(['First', 'Second']);
    expect(shown[0]).toEqual(sent.body);
    expect(JSON.stringify([sent.body, shown])).not.toContain('grace@example.org');
    expect(await commentsOf('00000000-0000-7000-8000-000000000000')).toEqual([]);
    expect((await visit('GET', '/content/comments/update/nonsense')).status).toBe(404);
    const { _id } = await add('updates', {
      title: 'A secret',
      date: '2026-11-21',
      image: '',
      description: '<p>Soon.</p>',
      status: 'published',
      publishAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect(await commentsOf(_id)).toEqual([]);
    for (const slug of ['2026-a-secret', '2026-nothing'])
      expect((await visit('GET', `/content/comments/update/${slug}`)).body).toEqual({
        message: 'Update not found.',
      });
  });

  test('are rejected if they are invalid or their update does not exist', async () => {
    const id = await addUpdate(call);
    const long = await visit('POST', '/content/comments', { body: comment(id, 'x'.repeat(501)) });
    expect(long).toMatchObject({
      status: 400,
      body: { errors: { commentText: 'Comment can be at most 500 characters long.' } },
    });
    const nowhere = await visit('POST', '/content/comments', {
      body: comment('00000000-0000-7000-8000-000000000000'),
    });
    expect(nowhere).toMatchObject({ status: 404, body: { message: 'Update not found.' } });
    expect(await commentsOf(id)).toEqual([]);
  });

  test('are listed, searched, deleted and restored by the administrator', async () => {
    const id = await addUpdate(call);
    for (const text of ['One', 'Two'])
      await visit('POST', '/content/comments', { body: comment(id, text) });
    const all = await call('GET', '/content/comments');
    expect(all.body).toMatchObject({ currentPage: 1, totalPages: 1, totalItems: 2 });
    expect(itemsOf(all, 'comments')).toMatchObject([
      { commentText: 'Two', guestEmail: 'grace@example.org', updateId: id, updateTitle: 'A well' },
      { commentText: 'One' },
    ]);
    const found = async (search: string) =>
      (await call('GET', `/content/comments?search=${search}`)).body.totalItems;
    expect([await found('one'), await found('ŵitness')]).toEqual([1, 2]);
    const before = await commentsOf(id);
    const path = `/content/comments/${String(before[0]?._id)}`;
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('DELETE', path)).status).toBe(404);
    expect(await commentsOf(id)).toHaveLength(1);
    expect(await call('POST', `${path}/restore`)).toMatchObject({
      status: 200,
      body: { commentText: 'One', guestEmail: 'grace@example.org' },
    });
    expect(await commentsOf(id)).toEqual(before);
    expect(await found('one')).toBe(1);
    for (const gone of [path, '/content/comments/nonsense'])
      expect((await call('POST', `${gone}/restore`)).status).toBe(404);
  });

  test('are deleted and restored with their update; one deleted earlier needs it restored first', async () => {
    const id = await addUpdate(call);
    const { body } = await visit('POST', '/content/comments', { body: comment(id) });
    await visit('POST', '/content/comments', { body: comment(id, 'Another') });
    const before = await commentsOf(id);
    const path = `/content/comments/${String(body._id)}`;
    await call('DELETE', path);
    await call('DELETE', `/content/updates/${id}`);
    expect((await call('GET', '/content/comments')).body.totalItems).toBe(0);
    expect((await visit('POST', '/content/comments', { body: comment(id) })).status).toBe(404);
    expect(await call('POST', `${path}/restore`)).toMatchObject({
      status: 409,
      body: { message: 'The update of this comment was deleted. Restore the update first.' },
    });
    await call('POST', `/content/updates/${id}/restore`);
    expect(await commentsOf(id)).toEqual(before.slice(1));
    expect((await call('POST', `${path}/restore`)).status).toBe(200);
    expect(await commentsOf(id)).toEqual(before);
  });
});

describe('messages', () => {
  const message = {
    name: 'Ŵ. Visitor',
    email: 'visitor@example.org',
    subject: '100% sure',
    message: 'Line 1\nLine 2',
  };
  const send = (changes: Record<string, unknown> = {}) =>
    visit('POST', '/messages', { body: { ...message, ...changes } });

  test('arrive unread, from the contact form by default', async () => {
    const { status, body } = await send();
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...message, source: 'contact', read: false });
    expect((await send({ source: 'get-involved' })).body.source).toBe('get-involved');
    expect((await send({ read: true })).body.read).toBe(false);
    const { body: refused } = await send({ source: 'elsewhere' });
    expect(refused.errors).toEqual({ source: 'Source must be contact or get-involved.' });
  });

  test('are read, filtered and marked by the administrator alone, newest first', async () => {
    const first = await send({ subject: 'First' });
    await send({ subject: 'Second' });
    const path = `/messages/${String(first.body._id)}/read`;
    const subjects = async (query: string) =>
      itemsOf(await call('GET', `/messages${query}`), 'messages').map(({ subject }) => subject);
    expect(await subjects('')).toEqual(['Second', 'First']);
    expect((await call('PUT', path, { body: { read: true } })).body).toMatchObject({
      subject: 'First',
      read: true,
    });
    expect(await subjects('?read=true')).toEqual(['First']);
    expect(await subjects('?read=false')).toEqual(['Second']);
    expect((await call('PUT', path, { body: { read: false } })).body.read).toBe(false);
    expect(await subjects('?read=false')).toEqual(['Second', 'First']);
    await send({ name: 'B', email: 'b@example.org', subject: 'B', message: 'B' });
    for (const search of ['ŵ. v', 'VISITOR@', 'line 2', 'FIR'])
      expect([search, await subjects(`?search=${encodeURIComponent(search)}`)]).toEqual([
        search,
        search === 'FIR' ? ['First'] : ['Second', 'First'],
      ]);
  });

  test('reject another value of read', async () => {
    const path = `/messages/${String((await send()).body._id)}/read`;
    for (const [read, text] of [
      [undefined, 'Read is required.'],
      ['maybe', 'Read must be true or false.'],
    ])
      expect((await call('PUT', path, { body: { read } })).body.errors).toEqual({ read: text });
    for (const read of [null, []])
      expect(await call('PUT', path, { body: { read } })).toMatchObject({
        status: 400,
        body: { errors: { read: expect.any(String) } },
      });
  });

  test('are deleted once, and restored unchanged by the administrator', async () => {
    const path = `/messages/${String((await send()).body._id)}`;
    await call('PUT', `${path}/read`, { body: { read: true } });
    const [before] = itemsOf(await call('GET', '/messages'), 'messages');
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('DELETE', path)).status).toBe(404);
    expect((await call('PUT', `${path}/read`, { body: { read: true } })).status).toBe(404);
    expect(await call('POST', `${path}/restore`)).toMatchObject({
      status: 200,
      body: { ...message, read: true },
    });
    expect(itemsOf(await call('GET', '/messages?search=line'), 'messages')).toEqual([before]);
    for (const gone of [path, '/messages/nonsense'])
      expect((await call('POST', `${gone}/restore`)).status).toBe(404);
  });
});

test('returns a message for an unknown route', async () => {
  expect(await visit('GET', '/content/nothing')).toMatchObject({
    status: 404,
    body: { message: 'There is nothing at this address.' },
  });
  expect((await visit('POST', '/content/partners/x/y')).status).toBe(404);
});

test('accepts a DELETE with a JSON content type and no body', async () => {
  await call('PUT', '/content/quote', { body: { text: 'a', author: 'b' } });
  expect((await call('DELETE', '/content/quote', { body: '' })).status).toBe(200);
});

test('rejects an unsupported content type and prototype pollution', async () => {
  const form = await call('PUT', '/content/quote', {
    body: 'text=a',
    headers: { 'content-type': 'text/plain' },
  });
  expect(form).toMatchObject({ status: 415, body: { message: 'Please send JSON.' } });
  expect((await call('PUT', '/content/quote', { body: '{"__proto__": {"x": 1}}' })).status).toBe(
    400,
  );
});

describe('the ETag of a response', () => {
  const news = {
    title: 'A well',
    date: '2026-11-21',
    description: `<p>${'It flows. '.repeat(500)}</p>`,
  };
  const quote = { text: 'Be kind.', author: 'A friend' };
  beforeEach(async () => {
    await call('PUT', '/content/quote', { body: quote });
  });

  /** Reads as a browser that has seen the answer with this tag. */
  const read = (path: string, tag?: string) =>
    open(`/api${path}`, tag === undefined ? {} : { 'if-none-match': tag });
  const tagOf = async (path: string) => (await read(path)).headers.get('etag') ?? '';

  test('a browser that has a response gets it again only if it changed or is an error', async () => {
    const { _id } = await add('updates', news);
    const changed = ['/content/updates?fields=title', `/content/updates/${_id}`, '/content/quote'];
    // The last two are unset.
    const same = [
      `/content/comments/update/${_id}`,
      '/content/upcoming-events',
      '/content/logo',
      '/content/page-hero/about',
    ];
    const all = [...changed, ...same, '/content/updates/none'];
    const tags = await Promise.all(all.map(tagOf));
    const again = async () =>
      (await Promise.all(all.map((path, index) => read(path, tags[index])))).map(
        ({ status }) => status,
      );
    expect(await again()).toEqual([...Array(7).fill(304), 404]);
    await call('PUT', `/content/updates/${_id}`, { body: { ...news, title: 'Two wells' } });
    await call('PUT', '/content/quote', { body: { ...quote, author: 'Another' } });
    expect(await again()).toEqual([200, 200, 200, 304, 304, 304, 304, 404]);
    // Kept by the browser, which asks each time whether it has changed.
    for (const path of all.slice(0, -1))
      expect((await read(path)).headers.get('cache-control')).toBe('no-cache');
  });

  test('a write is executed and answered, whatever ETag the caller sends', async () => {
    expect(
      (await call('POST', '/content/updates', { body: news, headers: { 'if-none-match': '*' } }))
        .status,
    ).toBe(201);
    const headers = { 'if-none-match': await tagOf('/content/quote') };
    const { status, body } = await call('PUT', '/content/quote', { body: quote, headers });
    expect(status).toBe(200);
    expect(body).toMatchObject(quote);
    expect((await visit('POST', '/messages', { body: {}, headers })).status).toBe(400);
  });
});
