import type { FastifyInstance } from 'fastify';
import type { Config } from '../src/process/settings/config';
import { withTracking } from '../src/db/queryTracking';
import { injectAsAdministrator, sharedSite } from './sharedSite';

/** Indexes of the two processes. */
export const [ONE, OTHER] = [0, 1];

export const UPDATE = {
  title: 'A well',
  date: '2026-11-21',
  image: '',
  description: '<p>Water for all.</p>',
};

/** Two servers of the site, each with its own connection, renderer and response cache. */
export const twoProcesses = (config: () => Partial<Config> = () => ({})) => {
  let apps: FastifyInstance[] = [];
  const shared = sharedSite();
  beforeEach(async () => {
    const serve = () =>
      shared.serve({ SITE_URL: 'http://a.example' }, (read) => ({ ...read, ...config() }));
    apps = [await serve(), await serve()];
  });

  const appAt = (index: number) => apps[index] as FastifyInstance;

  /** Writes through the first process. */
  const write = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const response = await injectAsAdministrator(appAt(ONE), method, path, body);
    expect([path, response.status < 300]).toEqual([path, true]);
    return response.body;
  };
  const addUpdate = async (changes: object = {}) =>
    String((await write('POST', '/content/updates', { ...UPDATE, ...changes }))._id);

  /** A visitor's response from one process. */
  const visit = (path: string, index = ONE, headers: Record<string, string> = {}) =>
    appAt(index).inject({ method: 'GET', url: `/api${path}`, headers });

  /** True if a response is served without a query. */
  const isKept = async (
    path: string,
    index = ONE,
    headers: Record<string, string> = {},
  ): Promise<boolean> => {
    const { statements } = await withTracking(async () => await visit(path, index, headers));
    return ![...statements.keys()].some((statement) => statement.startsWith('select'));
  };

  return { shared, appAt, write, addUpdate, visit, isKept };
};
