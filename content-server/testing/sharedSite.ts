import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { runCommand } from '../src/app/commands/commands';
import { buildServer } from '../src/app/server';
import { addAdministrator, findFirstAdministrator } from '../src/people/signIn/administrators';
import type { Database } from '../src/db/database';
import { openDatabase, type DatabaseLocation } from '../src/db/open';
import { readConfig, type Config } from '../src/process/settings/config';
import { takeOver } from '../src/releases/live/takeOver';
import { TEST_TOKEN_SECRET } from './';
import { makeMigrated } from './migratedOnce';
import { makeTestDatabase } from './testDatabase';
import { TEST_ADMIN } from './testAdministrator';
import { folderWith } from './folders';

export interface SharedPlace {
  folder: string;
  /** PostgreSQL, or a file in the folder, because an in-memory SQLite database cannot be shared. */
  place: Exclude<DatabaseLocation, { memory: true }>;
  /** Runs a function with the open database. */
  inDatabase: <Result>(act: (database: Database) => Promise<Result>) => Promise<Result>;
  /** Adds the administrator `TEST_ADMIN`. */
  addAdministrator: () => Promise<void>;
  /** Runs an operator's command. */
  admin: (...args: string[]) => Promise<string>;
  /**
   * Starts another server of the site within this process. It is closed after the test.
   * @param settings additional environment variables
   * @param changed changes the resulting configuration
   * @param triesBackups true if it runs `admin verify` once a month
   */
  serve: (
    settings?: Record<string, string>,
    changed?: (config: Config) => Config,
    triesBackups?: boolean,
  ) => Promise<FastifyInstance>;
}

/**
 * For each test of a file, a folder and a database that several servers and commands share.
 * @param end closes other users of them after a test
 */
export const sharedSite = (end: () => Promise<unknown> = async () => {}): SharedPlace => {
  const apps: FastifyInstance[] = [];
  const shared = {
    addAdministrator: () =>
      shared.inDatabase(async (database) => {
        await addAdministrator(database, TEST_ADMIN.email, TEST_ADMIN.password);
      }),
    // Without a shell, even if one is built.
    admin: (...args) =>
      runCommand(args, { ...environmentOf(shared), ...foldersOf(shared) }, Readable.from([''])),
    serve: async (settings, changed = (config) => config, triesBackups = false) => {
      const environment = { ...environmentOf(shared), ...foldersOf(shared) };
      const config = changed(readConfig({ ...environment, ...settings }));
      const database = await openDatabase(shared.place);
      await takeOver(database, config.releasesDir);
      const app = await buildServer({
        config,
        database,
        tokenSecret: TEST_TOKEN_SECRET,
        ...(triesBackups && { tryBackup: (place) => shared.admin('verify', place) }),
      });
      apps.push(app);
      return app;
    },
    inDatabase: async (act) => {
      const database = await openDatabase(shared.place);
      try {
        return await act(database);
      } finally {
        await database.destroy();
      }
    },
  } as SharedPlace;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    shared.folder = await folderWith({});
    const testDatabase = await makeTestDatabase();
    shared.place = 'url' in testDatabase.place ? testDatabase.place : { folder: shared.folder };
    if ('folder' in shared.place) await makeMigrated(shared.folder);
    remove = testDatabase.remove;
  });
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()));
    await end();
    await remove();
  });
  return shared;
};

const foldersOf = ({ folder }: SharedPlace) => ({
  SHELL_DIR: `${folder}/shell`,
  RELEASES_DIR: `${folder}/releases`,
});

/** The environment of a command or a process on a shared site. */
export const environmentOf = ({ folder, place }: SharedPlace): Record<string, string> => ({
  DATA_DIR: folder,
  ...('url' in place && { DATABASE_URL: place.url }),
});

/** Calls the API of a server in this process as its administrator, who is added if missing. */
export const injectAsAdministrator = async (
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
): Promise<{ status: number; body: Record<string, unknown> }> => {
  if (!(await findFirstAdministrator(app.database)))
    await addAdministrator(app.database, TEST_ADMIN.email, TEST_ADMIN.password);
  const administrator = await findFirstAdministrator(app.database);
  const authorization = `Bearer ${administrator ? await app.issueToken(administrator) : ''}`;
  const response = await app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization },
    payload,
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
};
