import { expect, test } from '../fixtures/test';

const TODAY = '2026-11-21';

/** The number of updates. */
const count = async (read: <Body>(path: string) => Promise<Body>) =>
  (await read<{ totalItems: number }>('/content/updates')).totalItems;

test.describe('an invalid update is refused and not stored', () => {
  const good = { title: 'A good one', date: TODAY, image: '', description: '<p>Text</p>' };
  for (const [what, change, field] of [
    ['a title of spaces', { title: '   ' }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(201) }, 'title'],
    ['an impossible date', { date: '2026-02-30' }, 'date'],
    ['a script as picture', { image: 'javascript:alert(1)' }, 'image'],
    ['an endless description', { description: 'x'.repeat(200_001) }, 'description'],
  ] as const) {
    test(what, async ({ site }) => {
      const before = await count(site.read);
      const answer = await site.send<{ message: string; errors: Record<string, string> }>('POST', '/content/updates', {
        body: { ...good, ...change },
        as: 'administrator',
      });
      expect(answer.status).toBe(400);
      expect(answer.body.message).not.toBe('');
      expect(Object.keys(answer.body.errors)).toEqual([field]);
      expect(await count(site.read)).toBe(before);
    });
  }
});

test('a request without a token gets 401 and no validation errors', async ({ site }) => {
  const before = await count(site.read);
  const answer = await site.send('POST', '/content/updates', { body: { title: '' } });
  expect(answer.status).toBe(401);
  expect(answer.body).toEqual({ message: expect.any(String) });
  expect((await site.send('GET', '/messages')).status).toBe(401);
  expect(await count(site.read)).toBe(before);
});

for (const query of ['page=0', 'page=-1', 'page=abc', 'limit=0', 'limit=10000', 'limit=1.5']) {
  test(`a list refuses the query ${query}`, async ({ site }) => {
    const answer = await site.send<{ message: string }>('GET', `/content/updates?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.message).not.toBe('');
  });
}

test('a page past the end is empty, an unknown item a 404, an unknown banner page a 400', async ({ site }) => {
  const past = await site.read<{ updates: unknown[]; currentPage: number }>('/content/updates?page=9999');
  expect(past.updates).toEqual([]);
  expect((await site.send('GET', '/content/updates/no-such-item')).status).toBe(404);
  expect((await site.send('GET', '/content/page-hero/no-such-page')).status).toBe(400);
});

test('the second deletion of the same item is a 404', async ({ site }) => {
  const { _id } = await site.keep<{ _id: string }>('POST', '/content/partners', {
    name: 'Gone tomorrow',
    logo: 'https://example.org/logo.png',
    order: 3,
  });
  expect((await site.send('DELETE', `/content/partners/${_id}`, { as: 'administrator' })).status).toBe(200);
  expect((await site.send('DELETE', `/content/partners/${_id}`, { as: 'administrator' })).status).toBe(404);
});

for (const [what, status, type, bytes] of [
  ['an SVG', 415, 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a web page that says it is a picture', 415, 'image/png', '<!doctype html><script>alert(1)</script>'],
  ['a picture cut off after its head', 400, 'image/png', '\x89PNG\r\n\x1a\n'],
] as const) {
  test(`the upload of ${what} is refused`, async ({ site, request }) => {
    const answer = await request.post('/api/upload/image', {
      headers: { authorization: `Bearer ${await site.token()}` },
      multipart: { image: { name: 'picture.png', mimeType: type, buffer: Buffer.from(bytes, 'latin1') } },
    });
    expect(answer.status()).toBe(status);
    expect(((await answer.json()) as { message: string }).message).not.toBe('');
  });
}

test('an upload over 10 MB is refused', async ({ site, request }) => {
  const answer = await request.post('/api/upload/image', {
    headers: { authorization: `Bearer ${await site.token()}` },
    multipart: { image: { name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 255) } },
  });
  expect(answer.status()).toBe(413);
});

test('a body that is not JSON is refused with a message', async ({ request }) => {
  const answer = await request.post('/api/messages', {
    headers: { 'content-type': 'application/json' },
    data: Buffer.from('{"name": '),
  });
  expect(answer.status()).toBe(400);
  expect(((await answer.json()) as { message: string }).message).toBe('The body is not valid JSON.');
});

test('a comment of 501 characters is refused, one of 500 is stored and answered without the e-mail', async ({
  site,
}) => {
  const { _id } = await site.keep<{ _id: string }>('POST', '/content/updates', { title: 'To comment on', date: TODAY });
  const comment = (commentText: string) =>
    site.send('POST', '/content/comments', {
      body: { updateId: _id, guestName: 'Chikondi', guestEmail: 'chikondi@example.org', commentText },
    });
  expect((await comment('x'.repeat(501))).status).toBe(400);
  expect((await comment('   ')).status).toBe(400);
  expect(await site.read(`/content/comments/update/${_id}`)).toEqual([]);

  expect((await comment('x'.repeat(500))).status).toBe(201);
  const kept = await site.read<object[]>(`/content/comments/update/${_id}`);
  expect(kept).toEqual([expect.objectContaining({ guestName: 'Chikondi' })]);
  expect(JSON.stringify(kept)).not.toContain('chikondi@example.org');
});
