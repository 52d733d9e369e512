import { rm } from 'node:fs/promises';
import { startTestServer, type TestServer } from '../src/testing';
import { folderWith } from './folders';
import { rawGet } from './rawGet';

const PAGE = '<!doctype html><html><head><title>Shell</title></head><body><div id="root"></div></body></html>';
const REGISTRY = { format: 1, remotes: [] };

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await folderWith({
    'shell/index.html': PAGE,
    'shell/static/secret.txt': 'private',
    'storybook/secret.txt': 'private',
    'releases/remotes.json': JSON.stringify(REGISTRY),
    'releases/history.json': 'private',
    'releases/verdicts.json': 'private',
    'releases/public-site/1.0.0-abc/static/entry.js': 'public',
    'releases/public-site/1.0.0-abc/.release.json': 'private',
    'releases/public-site/.arriving-1/static/entry.js': 'private',
  });
  server = await startTestServer({
    config: {
      shellDir: `${folder}/shell`,
      releasesDir: `${folder}/releases`,
      storybookDir: `${folder}/storybook`,
    },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('serves the files of a released version', async () => {
  expect(await rawGet(server.url, '/remotes/public-site/1.0.0-abc/static/entry.js')).toMatchObject({
    status: 200,
    body: 'public',
  });
});

test.each([
  '/remotes/x/%2e%2e/history.json',
  '/remotes/x/../history.json',
  '/remotes/x/.%2E/history.json',
  '/remotes/x%2f..%2fhistory.json',
  '/remotes/x/%252e%252e/history.json',
  '/remotes/x/..%5chistory.json',
  '/remotes/x/y/%2e%2e/%2e%2e/verdicts.json',
  '/remotes/./x/%2e%2e/history.json',
  '/remotes/%2e/%2e/history.json',
  '/remotes/public-site/1.0.0-abc/.release.json',
  '/remotes/public-site/1.0.0-abc/static/../.release.json',
  '/remotes/public-site/.arriving-1/static/entry.js',
  '/remotes/public-site/1.0.0-abc/static/entry.js%00.txt',
  '/remotes/history.json',
  '/static/x/%2e%2e/secret.txt',
  '/static/%2e/secret.txt',
  '/storybook/x/%2e%2e/secret.txt',
  '/storybook/%252e/%2e/secret.txt',
  '/uploads/x/%2e%2e/%2e%2e/content.sqlite',
])('refuses %s', async (path) => {
  const { status, headers, body } = await rawGet(server.url, path);
  expect([404, 400]).toContain(status);
  expect(headers['cache-control'] ?? '').not.toMatch(/immutable/);
  expect(body).not.toContain('private');
});

describe('an address that cannot be decoded', () => {
  test.each(['/100%', '/news/%ff', '/updates/50%-more'])('is answered with a page: %s', async (path) => {
    const { status, headers, body } = await rawGet(server.url, path, { accept: 'text/html' });
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).toContain('<div id="root"></div>');
  });

  test.each(['/api/content/updates/100%', '/api/%ff', '/uploads/100%', '/remotes/100%'])(
    'is a message where no page is asked for: %s',
    async (path) => {
      const { status, body } = await rawGet(server.url, path);
      expect(status).toBe(400);
      expect(JSON.parse(body)).toEqual({ message: 'This address is not valid.' });
    },
  );
});

test.each(['PUT', 'DELETE', 'GET'])('an item with a very long id is not found: %s', async (method) => {
  const answer = await fetch(`${server.url}/api/content/updates/${'x'.repeat(5000)}`, {
    method,
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
    body: method === 'PUT' ? JSON.stringify({ title: 'A well', date: '2026-11-21' }) : undefined,
  });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: expect.any(String) });
});
