import { startTestServer, type TestServer } from '../src/testing';
import { callsTo } from './calls';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const start = async (serviceWorker: boolean) => {
  const server = await startTestServer({ config: { serviceWorker } });
  servers.push(server);
  return { call: callsTo(server), get: (path: string) => fetch(server.url + path) };
};

test.each([
  [true, 'caches.open('],
  [false, 'registration.unregister()'],
])('with the worker %s, browsers get one that says %s, and ask for it each time', async (isOn, code) => {
  const { get } = await start(isOn);
  const answer = await get('/service-worker.js');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toContain(code);
});

test('the page for views without a connection holds the current contact and bank details', async () => {
  const { call, get } = await start(true);
  const page = async () => (await get('/offline.html')).text();
  expect(await page()).toContain('<h1>You are offline</h1>');
  await call('PUT', '/content/contact-details', {
    body: { phone: '+265 999 111 222', email: 'office@example.org', address: 'Zomba' },
  });
  await call('PUT', '/content/donation-details', {
    body: { bankName: 'Sample Bank', accountName: 'Sample', accountNumber: '000111', swiftCode: 'SAMPLEXX' },
  });
  const html = await page();
  for (const text of ['+265 999 111 222', 'office@example.org', 'Zomba', 'Sample Bank', '000111', 'SAMPLEXX'])
    expect(html).toContain(text);
  expect(html).toContain('name="robots" content="noindex"');
});
