import type { FastifyInstance } from 'fastify';
import { buildServer } from '../src/app/server';
import { openDatabase } from '../src/db/open';
import { withStatements } from '../src/db/statements';
import { readConfig } from '../src/process/settings/config';
import { callIn, sharedPlace } from './sharedPlace';
import { TEST_TOKEN_SECRET } from '.';

/** Indexes of the two processes. */
export const [ONE, OTHER] = [0, 1];

export const UPDATE = { title: 'A well', date: '2026-11-21', image: '', description: '<p>Water for all.</p>' };

/** Two processes of the site, each with a connection and kept answers of its own. */
export const twoProcesses = () => {
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
    const open = async () =>
      buildServer({ config, database: await openDatabase(place), tokenSecret: TEST_TOKEN_SECRET });
    apps = [await open(), await open()];
  });

  const appAt = (index: number) => apps[index] as FastifyInstance;

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

  return { shared, appAt, write, addUpdate, visit, isKept };
};
