import { readFile } from 'node:fs/promises';
import type { InternalResponse } from '../../../src/http/plugins/internalCalls';
import { startRenderer, type RendererProcess } from '../../../src/site/rendering/rendererProcess';
import { smallCode } from '../../../testing/smallCode';

const SITE = { apiBase: '/api', siteName: 'Lamp' };
const request = (address = '/') => ({ address, site: SITE });

const started: RendererProcess[] = [];
const start = async (
  render: string,
  answer: (method: string, address: string) => Promise<InternalResponse> = async () => ({
    status: 404,
    body: {},
    tables: [],
  }),
  limit?: number,
) => {
  const renderer = await startRenderer(smallCode(render), answer, limit);
  started.push(renderer);
  return renderer;
};
afterEach(async () => {
  for (const renderer of started.splice(0)) await renderer.close();
});

test('renders pages one after the other, with API responses and the tables they read', async () => {
  const renderer = await start(
    `const { body } = await answer('GET', '/api/updates?page=' + address.slice(1)); return { html: '<p>' + body.title + '</p>' };`,
    async (method, address) => ({
      status: 200,
      body: { title: `${method} ${address}` },
      tables: [`table${address.slice(-1)}`],
    }),
  );
  const [one, two] = await Promise.all([
    renderer.render(request('/1')),
    renderer.render(request('/2')),
  ]);
  expect(one).toMatchObject({ html: '<p>GET /api/updates?page=1</p>', tables: ['table1'] });
  expect(two).toMatchObject({ html: '<p>GET /api/updates?page=2</p>', tables: ['table2'] });
});

test('code gets the shared modules and the URL of its files', async () => {
  const renderer = await start(`return { html: require('react').version + ' /%ASSETS%/a.png' };`);
  expect((await renderer.render(request())).html).toBe('shared /remotes/small/1/a.png');
});

test('a page that throws rejects with its error, and the next page is rendered', async () => {
  const renderer = await start(
    `if (address === '/bad') throw new Error('no page'); return { html: 'good' };`,
  );
  await expect(renderer.render(request('/bad'))).rejects.toThrow('no page');
  expect((await renderer.render(request('/good'))).html).toBe('good');
});

test('an uncaught error ends the renderer, and the page fails', async () => {
  const renderer = await start(
    `setTimeout(() => { throw new Error('late'); }); await new Promise(() => {});`,
  );
  await expect(renderer.render(request())).rejects.toThrow('The renderer ended');
  expect(renderer.isUsable()).toBe(false);
});

test('a page with an unsupported status is rejected', async () => {
  const renderer = await start('return { html: "", status: 999 };');
  await expect(renderer.render(request())).rejects.toThrow('The renderer returned no page.');
});

test('a page that never finishes times out, and its renderer ends', async () => {
  const renderer = await start('await new Promise(() => {});', undefined, 500);
  await expect(renderer.render(request())).rejects.toThrow('Nothing was rendered within 0.5 s.');
  expect(renderer.isUsable()).toBe(false);
});

test('the code has no access to the environment, the network or the machine', async () => {
  process.env.RENDERER_SECRET = 'secret';
  const names = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel'];
  const renderer = await start(
    `const ways = {
      '/': () => JSON.stringify([process.env, ...${JSON.stringify(names)}.map((name) => typeof globalThis[name])]),
      '/binding': () => process.binding('fs'),
      '/import': () => import('node:fs'),
      '/require': () => require('node:fs'),
      '/text': () => new Function('return 1')(),
      '/main': () => process.mainModule.require('node:fs'),
    };
    return { html: String(await ways[address]()) };`,
  );
  delete process.env.RENDERER_SECRET;
  const { html } = await renderer.render(request());
  expect(JSON.parse(html)).toEqual([{}, ...names.map(() => 'undefined')]);
  for (const address of ['/binding', '/import', '/require', '/text', '/main'])
    await expect(renderer.render(request(address))).rejects.toThrow();
});

test('Linux ends a renderer before the server when memory is short', async () => {
  await start(`return { html: '' };`);
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  const priorities = children
    .trim()
    .split(' ')
    .map((pid) => readFile(`/proc/${pid}/oom_score_adj`, 'utf8'));
  expect(await Promise.all(priorities)).toContain('1000\n');
});
