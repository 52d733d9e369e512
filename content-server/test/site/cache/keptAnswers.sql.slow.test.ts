import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../src/process/settings/config';
import { openDatabase } from '../../../src/db/open';
import { withStatements } from '../../../src/db/statements';
import { buildServer } from '../../../src/app/server';
import { TEST_TOKEN_SECRET } from '../../../testing';
import { callIn, sharedPlace } from '../../../testing/sharedPlace';

jest.setTimeout(120_000);

/** Two processes of the site, each with a connection and kept answers of its own. */
let apps: FastifyInstance[] = [];
const shared = sharedPlace(() => Promise.all(apps.map((app) => app.close())));
beforeEach(async () => {
  const { folder, place } = shared;
  const config = readConfig({
    DATA_DIR: folder,
    SHELL_DIR: folder,
    RELEASES_DIR: folder,
    SITE_URL: 'http://a.example',
  });
  const open = async () => buildServer({ config, database: await openDatabase(place), tokenSecret: TEST_TOKEN_SECRET });
  apps = [await open(), await open()];
});

const ONE = 0;
const appAt = (index: number) => apps[index] as FastifyInstance;

const UPDATE = { title: 'A well', date: '2026-11-21', image: '', description: '<p>Water for all.</p>' };

/** Writes through the first process. */
const write = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await callIn(appAt(ONE), method, path, body);
  expect([path, answer.status < 300]).toEqual([path, true]);
  return answer.body;
};
const addUpdate = async (changes: object = {}) =>
  String((await write('POST', '/content/updates', { ...UPDATE, ...changes }))._id);

/** A visitor's answer from a process. */
const visit = (path: string, index = ONE, headers: Record<string, string> = {}) =>
  appAt(index).inject({ method: 'GET', url: `/api${path}`, headers });

/** True if an answer is given without asking the database for it. */
const isKept = async (path: string, index = ONE, headers: Record<string, string> = {}): Promise<boolean> => {
  const { statements } = await withStatements(async () => await visit(path, index, headers));
  return ![...statements.keys()].some((statement) => statement.startsWith('select'));
};

test('a hundred thousand addresses take no more memory than is set for answers', async () => {
  await addUpdate();
  const { kept } = appAt(ONE);
  for (let number = 0; number < 300; number += 1) await visit(`/content/updates?page=${number + 1}`);
  const path = '/content/updates';
  await visit(path);
  expect(await isKept(path)).toBe(true);
  const found = await kept.find(`/api${path}`);
  const asking = await kept.find('/api/content/quote');
  if (!('page' in found) || !('asked' in asking)) throw new Error('The answer is not kept.');
  for (let number = 0; number < 100_000; number += 1) await kept.keep(`/api${number}`, found, asking);
  expect(kept.bytes()).toBeLessThanOrEqual(32 * 1024 * 1024);
  expect(await isKept(path)).toBe(false);
});
