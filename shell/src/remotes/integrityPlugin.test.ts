import type { Registry } from '@charity-site/registry';
import { integrityPlugin, integrityOf, RefusedError } from './integrityPlugin';

const registry: Registry = {
  format: 1,
  origins: ['https://cdn.example.org'],
  remotes: [
    {
      name: 'shop',
      version: '2',
      manifest: '/remotes/shop/2/mf-manifest.json',
      contract: '^1.0.0',
      prefixes: ['/shop'],
      integrity: { 'mf-manifest.json': 'sha384-new', 'static/entry.js': 'sha384-entry' },
      preload: [],
      releasedAt: '2026-11-21T00:00:00.000Z',
      previous: {
        version: '1',
        manifest: 'https://cdn.example.org/shop/1/mf-manifest.json',
        contract: '^1.0.0',
        prefixes: ['/shop'],
        integrity: { 'mf-manifest.json': 'sha384-old' },
        preload: [],
        releasedAt: '2026-11-20T00:00:00.000Z',
      },
    },
  ],
};

const pluginOf = (loaded: Registry) => {
  const { fetch, createScript } = integrityPlugin(() => loaded);
  return {
    load: fetch as unknown as (url: string, init: RequestInit) => Promise<Response>,
    scriptAt: (url: string) =>
      (createScript as (args: { url: string }) => { script: HTMLScriptElement; timeout: number })({
        url,
      }),
  };
};
const { load, scriptAt } = pluginOf(registry);
const MANIFEST = '/remotes/shop/2/mf-manifest.json';

const respondWith = (body: string, type: string, status = 200) => {
  const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>(() =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })),
  );
  globalThis.fetch = fetchMock as typeof fetch;
  return fetchMock;
};

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('returns the hash of a file of the live or the previous version', () => {
  expect(integrityOf(registry, '/remotes/shop/2/static/entry.js')).toBe('sha384-entry');
  expect(integrityOf(registry, 'https://cdn.example.org/shop/1/mf-manifest.json')).toBe(
    'sha384-old',
  );
  expect(integrityOf(registry, '/remotes/shop/2/static/other.js')).toBeUndefined();
});

test('requires no hashes of a remote in development on localhost, and of no other', () => {
  const [shop] = registry.remotes;
  if (!shop) throw new Error('There is a shop.');
  const local = (manifest: string, integrity = {}): Registry => ({
    ...registry,
    origins: [new URL(manifest, 'http://localhost').origin],
    remotes: [shop, { ...shop, name: 'local', manifest, integrity, previous: undefined }],
  });
  const dev = pluginOf(local('http://localhost:3001/mf-manifest.json'));
  expect(dev.scriptAt('http://localhost:3001/static/a.js').script.integrity).toBeFalsy();
  expect(() => dev.scriptAt('/remotes/shop/2/static/other.js')).toThrow('is not part of a release');
  expect(() => dev.scriptAt('http://localhost:3002/static/a.js')).toThrow(
    'is not an origin of the registry',
  );
  const hashed = pluginOf(
    local('http://localhost:3001/mf-manifest.json', { 'mf-manifest.json': 'sha384-new' }),
  );
  expect(() => hashed.scriptAt('http://localhost:3001/static/a.js')).toThrow(
    'is not part of a release',
  );
  const far = pluginOf(local('https://dev.example.org/mf-manifest.json'));
  expect(() => far.scriptAt('https://dev.example.org/static/a.js')).toThrow(
    'is not part of a release',
  );
});

test('fetches the manifest with its hash and a timeout', async () => {
  const fetched = respondWith('{}', 'application/json');
  await load(MANIFEST, {});
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    integrity: 'sha384-new',
    signal: expect.any(AbortSignal),
  });
});

test.each([
  ['an HTML page instead of a manifest', '<!doctype html>', 'text/html', 200, 'is not a manifest'],
  ['a manifest with an error status', '{}', 'application/json', 503, 'answered 503'],
])('rejects %s', async (_what, body, type, status, message) => {
  respondWith(body, type, status);
  await expect(load(MANIFEST, {})).rejects.toThrow(message);
});

test('sets the hash of a script', () => {
  const { script, timeout } = scriptAt('/remotes/shop/2/static/entry.js');
  expect(script.integrity).toBe('sha384-entry');
  expect(script.crossOrigin).toBe('anonymous');
  expect(timeout).toBeGreaterThan(0);
});

test('rejects scripts that are not part of a release, and origins outside the registry', () => {
  expect(() => scriptAt('/remotes/shop/2/static/other.js')).toThrow(RefusedError);
  expect(() => scriptAt('https://evil.example/entry.js')).toThrow(
    'https://evil.example is not an origin of the registry.',
  );
});
