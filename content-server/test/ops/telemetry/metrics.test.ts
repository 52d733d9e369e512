import { putRegistry } from '../../../testing/putRegistry';
import { rawGet } from '../../../testing/rawGet';
import { sharedSite } from '../../../testing/sharedSite';
import { smallSites } from '../../../testing/smallSite';

const TOKEN = 'a-token-for-the-monitoring';
const startSite = smallSites();
const siteWith = (config = {}) => startSite({ render: "return { html: 'one' }" }, { config });

test('/metrics shows requests, pages, the renderer, reports of visitors and memory', async () => {
  const { get, call, version } = await siteWith({ metricsToken: TOKEN });
  for (const path of ['/news', '/news', '/api/content/updates', '/api/nothing']) await get(path);
  const reports = [
    { kind: 'render', name: 'TypeError', message: 'x' },
    { kind: 'vital', name: 'LCP', value: 2000 },
  ];
  for (let times = 0; times < 2; times += 1)
    await call('POST', '/reports', {
      token: null,
      body: { remote: 'public-site', version, reports },
    });
  const { html, headers } = await get('/metrics', { authorization: `Bearer ${TOKEN}` });
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = html.split('\n');
  const valueOf = (name: string, ...labels: string[]) =>
    lines
      .find((line) => line.startsWith(name) && labels.every((label) => line.includes(label)))
      ?.split(' ')[1];
  const page = ['http_route="/*"', 'http_request_method="GET"', 'http_response_status_code="200"'];
  expect(valueOf('http_server_request_duration_count', ...page)).toBe('2');
  expect(valueOf('http_server_request_duration_count', 'http_response_status_code="404"')).toBe(
    '1',
  );
  expect(valueOf('http_server_request_duration_count', 'http_route="/api/content/updates"')).toBe(
    '1',
  );
  expect(valueOf('site_page_render_duration_count', 'remote="public-site"')).toBe('1');
  expect(valueOf('site_page_cache_total', 'result="hit"')).toBe('1');
  expect(valueOf('site_page_cache_total', 'result="miss"')).toBe('1');
  expect(Number(valueOf('site_renderer_starts_total'))).toBeGreaterThan(0);
  const label = `version="${version}"`;
  expect(valueOf('site_visits_total', label)).toBe('2');
  expect(valueOf('site_visitor_reports_total', label, 'kind="render"')).toBe('1');
  expect(valueOf('site_visitor_largest_paint_bucket', label, 'le="1.8"')).toBe('0');
  expect(valueOf('site_visitor_largest_paint_bucket', label, 'le="2.5"')).toBe('2');
  expect(Number(valueOf('process_memory_usage'))).toBeGreaterThan(1_000_000);
  expect(Number(valueOf('site_disk_free'))).toBeGreaterThan(1_000_000);
  for (const [name, ...labels] of [
    ['site_renderer_started'],
    ['site_release_live', 'remote="public-site"'],
  ] as const)
    expect(Date.now() / 1000 - Number(valueOf(name, ...labels))).toBeLessThan(600);
});

test('/metrics answers this machine and requests with the token, also behind a proxy', async () => {
  const { get, server } = await siteWith({ metricsToken: TOKEN });
  const statusWith = async (headers: Record<string, string>) =>
    (await get('/metrics', headers)).status;
  expect(await statusWith({})).toBe(200);
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect([header, await statusWith({ [header]: '203.0.113.1' })]).toEqual([header, 403]);
  // fetch does not send a Host of its own.
  expect((await rawGet(server.url, '/metrics', { host: 'site.example' })).status).toBe(403);
  expect(await statusWith({ authorization: 'Bearer another-token-for-nothing' })).toBe(403);
  expect(await statusWith({ authorization: `Bearer ${TOKEN}`, via: '1.1 proxy' })).toBe(200);
});

test('without settings, measuring begins when /metrics is first read', async () => {
  const { get } = await siteWith();
  await get('/news');
  expect((await get('/metrics')).html).not.toContain('site_visits_total{');
  await get('/news');
  expect((await get('/metrics')).html).toMatch(/site_visits_total\{[^}]*\} 1/);
});

describe('on a stored database', () => {
  const shared = sharedSite();

  test('/metrics shows its size, the oldest unsent mail and the release of the shell', async () => {
    const [earlier, at, later] = ['2026-10-01', '2026-11-01', '2026-11-21'].map(
      (day) => `${day}T00:00:00.000Z`,
    ) as [string, string, string];
    const shell = { version: '1.0.0-x', contract: '1.2.0', releasedAt: at };
    const mail = { recipient: 'a@example.org', subject: '', text: '', tries: 0, nextAt: later };
    await shared.inDatabase(async (database) => {
      await putRegistry(database, { format: 1, remotes: [], shell });
      await database
        .insertInto('outbox')
        .values([
          { ...mail, _id: '1', createdAt: earlier, sentAt: earlier, error: '' },
          { ...mail, _id: '2', createdAt: later, sentAt: '', error: '' },
          { ...mail, _id: '3', createdAt: at, sentAt: '', error: '' },
        ])
        .execute();
    });
    const { body } = await (await shared.serve()).inject('/metrics');
    const value = Date.parse(at) / 1000;
    expect(body).toMatch(new RegExp(`^site_outbox_oldest ${value}`, 'm'));
    expect(body).toMatch(new RegExp(`^site_release_live\\{.*remote="shell".*\\} ${value}`, 'm'));
    expect(body).toMatch(/^site_database_size [1-9]\d{4,}/m);
  });
});
