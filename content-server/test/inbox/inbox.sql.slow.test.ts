import { readDescription } from '../../testing/description';
import { startRealServer } from '../../testing/realServer';
import { siteFor } from '../../testing/site';

const { server, call, visit } = siteFor(startRealServer);
beforeEach(async () => {
  await server.reset();
  for (const table of ['blocked_senders', 'senders', 'alerts', 'outbox'] as const)
    await server.database.deleteFrom(table).execute();
});

const newUpdate = async () =>
  String((await call('POST', '/content/updates', { body: { title: 'A well', date: '2026-11-21' } })).body._id);
const comment = (updateId: string, commentText: string, headers: Record<string, string> = {}) =>
  visit('POST', '/content/comments', {
    body: { updateId, guestName: 'Grace', guestEmail: 'grace@example.org', commentText },
    headers,
  });
const pageAt = async (path: string) => (await fetch(server.url + path)).text();
const letWait = () => call('PUT', '/content/comment-settings', { body: { newComments: 'wait' } });

describe('a new comment', () => {
  test('that waits leaks through no public call, feed or page', async () => {
    const id = await newUpdate();
    await letWait();
    await comment(id, 'Nobody may read this yet.');
    const { paths } = readDescription(await pageAt('/openapi.json'));
    const open = Object.entries(paths).flatMap(([path, { get }]) => (get?.security.length === 0 ? [path] : []));
    expect(open).toContain('/api/content/comments/update/{id}');
    const pages = ['/feed.xml', '/sitemap.xml', `/updates/${id}`, '/', '/news'];
    for (const path of [...open.map((one) => one.replace(/\{\w+\}/, id)), ...pages])
      expect([path, await pageAt(path)]).toEqual([path, expect.not.stringContaining('Nobody may read')]);
  });
});
