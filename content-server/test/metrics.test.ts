import { request as rawRequest } from 'node:http';
import { rm } from 'node:fs/promises';
import { startTestServer, type TestServer, type TestServerOptions } from '../src/testing';
import { startCollector, visitWithCollector } from './collector';
import { renderedSite } from './renderedSite';

const TOKEN = 'a-token-for-the-monitoring';

let server: TestServer;
let site: Awaited<ReturnType<typeof renderedSite>>;

beforeEach(async () => {
  site = await renderedSite({ render: "return { html: 'one' }" });
});
afterEach(async () => {
  for (const folder of Object.values(site.config)) await rm(folder, { recursive: true, force: true });
});

const open = async (config: TestServerOptions['config'] = {}) => {
  server = await startTestServer({ config: { ...site.config, ...config } });
};
const metrics = (headers: Record<string, string> = {}) => fetch(`${server.url}/metrics`, { headers });

/** The status of a request with a Host of its own, which fetch does not allow. */
const statusAs = (host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    rawRequest(`${server.url}/metrics`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });

const report = (version: string) =>
  fetch(`${server.url}/api/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      remote: 'public-site',
      version,
      reports: [
        { kind: 'render', name: 'TypeError', message: 'x' },
        { kind: 'vital', name: 'LCP', value: 2000 },
      ],
    }),
  });

test('shows requests, pages, the renderer, what visitors met, and memory', async () => {
  await open({ metricsToken: TOKEN });
  for (const path of ['/news', '/news', '/api/content/updates', '/api/nothing']) await fetch(server.url + path);
  for (let times = 0; times < 2; times += 1) await report(site.version);
  const answer = await metrics({ authorization: `Bearer ${TOKEN}` });
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split('\n');
  const valueOf = (name: string, ...labels: string[]) =>
    lines.find((line) => line.startsWith(name) && labels.every((label) => line.includes(label)))?.split(' ')[1];
  const page = ['http_route="/*"', 'http_request_method="GET"', 'http_response_status_code="200"'];
  expect(valueOf('http_server_request_duration_count', ...page)).toBe('2');
  expect(valueOf('http_server_request_duration_count', 'http_response_status_code="404"')).toBe('1');
  expect(valueOf('http_server_request_duration_count', 'http_route="/api/content/updates"')).toBe('1');
  expect(valueOf('site_page_render_duration_count', 'remote="public-site"')).toBe('1');
  expect(valueOf('site_page_cache_total', 'result="hit"')).toBe('1');
  expect(valueOf('site_page_cache_total', 'result="miss"')).toBe('1');
  expect(Number(valueOf('site_renderer_starts_total'))).toBeGreaterThan(0);
  const version = `version="${site.version}"`;
  expect(valueOf('site_visits_total', version)).toBe('2');
  expect(valueOf('site_visitor_reports_total', version, 'kind="render"')).toBe('1');
  expect(valueOf('site_visitor_largest_paint_bucket', version, 'le="1.8"')).toBe('0');
  expect(valueOf('site_visitor_largest_paint_bucket', version, 'le="2.5"')).toBe('1');
  expect(Number(valueOf('process_memory_usage'))).toBeGreaterThan(1_000_000);
  await server.close();
});

test('answers this machine and requests with the token, also behind a proxy on this machine', async () => {
  await open({ metricsToken: TOKEN });
  expect((await metrics()).status).toBe(200);
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect([header, (await metrics({ [header]: '203.0.113.1' })).status]).toEqual([header, 403]);
  expect(await statusAs('site.example')).toBe(403);
  expect((await metrics({ authorization: 'Bearer another-token-for-nothing' })).status).toBe(403);
  expect((await metrics({ authorization: `Bearer ${TOKEN}`, via: '1.1 proxy' })).status).toBe(200);
  await server.close();
});

test('without settings, measuring begins when it is first read', async () => {
  await open();
  await fetch(`${server.url}/news`);
  expect(await (await metrics()).text()).not.toContain('site_visits_total{');
  await fetch(`${server.url}/news`);
  expect(await (await metrics()).text()).toMatch(/site_visits_total\{[^}]*\} 1/);
  await server.close();
});

test('sends the measurements to a collector, at the latest when the server stops', async () => {
  const collector = await startCollector();
  await visitWithCollector(collector, site.config, {}, async (url) => {
    await fetch(`${url}/news`);
  });
  await collector.close();
  const received = collector.sentTo('/v1/metrics').join('\n');
  expect(received).toContain('"site.visits"');
  expect(received).toContain('charity-site');
});
