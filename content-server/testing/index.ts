import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { ALL_SINGLETONS, LISTINGS } from '@charity-site/api-client/entities';
import { addAdministrator, findFirstAdministrator } from '../src/people/signIn/administrators';
import { readConfig, type Config, type RateLimits } from '../src/process/settings/config';
import { untyped, type Database } from '../src/db/database';
import { openDatabase } from '../src/db/open';
import { makeTestDatabase } from './testDatabase';
import { addDemoContent } from '../src/ops/demo/firstStart';
import { fileStoreOf } from '../src/media/files/bucketStore';
import { UPLOADS, type FileStore } from '../src/media/files/fileStore';
import { pictureStore } from '../src/media/pictures/store';
import type { InternalResponse } from '../src/http/plugins/internalCalls';
import type { Origin } from '@charity-site/registry/types';
import { releaseStore, type ReleasePlaces } from '../src/releases/live/liveReleases';
import { takeOver } from '../src/releases/live/takeOver';
import { buildServer, type ServerOptions } from '../src/app/server';
import { schemaViolations } from './responseSchemaCheck';
import { signInAt, TEST_ADMIN } from './testAdministrator';

/** The key with which test servers sign their tokens. */
export const TEST_TOKEN_SECRET = 'a key for tests only, of thirty-two characters';

export { TEST_ADMIN };
export { elementsIn } from './elementsIn';

/** Higher than any test needs; only tests of the limits set lower ones. */
const NO_LIMITS: RateLimits = { signIn: 100_000, publicWrites: 100_000 };

export interface TestServerOptions {
  /** Starts with the demo content; default empty. */
  demo?: boolean;
  /** Maximum number of calls per IP address and minute; default unlimited. */
  rateLimits?: Partial<RateLimits>;
  /** Value of `DEPLOY_TOKENS`. */
  deployTokens?: string;
  /** Default: no logs. */
  logger?: ServerOptions['logger'];
  /** The database of another process of the same site; default an own one. */
  database?: Database;
  /** Changes to the configuration, such as a `shellDir` to serve. */
  config?: Partial<Config>;
}

export interface TestServer {
  /** Its origin, such as `http://127.0.0.1:40123`, without a trailing slash. */
  url: string;
  /** A valid token of the administrator. */
  token: string;
  admin: typeof TEST_ADMIN;
  /** Signs in through the API. @returns a new token */
  signIn: () => Promise<string>;
  /** Deletes all content, comments and messages; the administrator stays. */
  reset: () => Promise<void>;
  /** Calls the API in the process, as for a page (http/plugins/internalCalls). */
  callInternally: (path: string) => Promise<InternalResponse>;
  /** Prerenders pages, as a started server does (site/pages/prerenderer). */
  preparePages: () => Promise<void>;
  /** The database, for state that the API cannot arrange. */
  database: Database;
  files: FileStore;
  /** The folder of uploaded pictures. */
  uploads: string;
  /** @throws Error when a response did not match /openapi.json */
  close: () => Promise<void>;
}

const emptied = async (database: Database): Promise<void> => {
  const listings = [...LISTINGS].reverse();
  for (const { table } of [
    { table: 'receipts' },
    ...listings,
    ...ALL_SINGLETONS,
    { table: 'trash' },
    { table: 'changes' },
    { table: 'addresses' },
    { table: 'creation_keys' },
    { table: 'translations' },
    { table: 'autosaves' },
    { table: 'reviews' },
    { table: 'text_reviews' },
    { table: 'withdrawn_pictures' },
  ])
    await untyped<object>(database).deleteFrom(table).execute();
};

/** The database of a site that runs nowhere, and its store of releases. Close it when done. */
export const openTestReleases = async (places: ReleasePlaces) => {
  const { place, remove } = await makeTestDatabase();
  const database = await openDatabase(place);
  return {
    database,
    store: (origin?: Origin) => releaseStore(database, places, origin),
    close: async () => {
      await database.destroy();
      await remove();
    },
  };
};

/**
 * The real server for tests: on SQLite in memory or PostgreSQL (db/testDatabase), with uploads in a
 * temporary folder, at a free port of 127.0.0.1. Close it when done.
 */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'content-server-'));
  const config: Config = {
    ...readConfig({
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SHELL_DIR: join(dataDir, 'shell'),
      RELEASES_DIR: join(dataDir, 'releases'),
      DEPLOY_TOKENS: options.deployTokens,
    }),
    limits: { ...NO_LIMITS, ...options.rateLimits },
    ...options.config,
  };
  const files = fileStoreOf(config);
  const own = options.database ? undefined : await makeTestDatabase();
  const database = options.database ?? (await openDatabase(own?.place ?? { memory: true }));
  if (!(await findFirstAdministrator(database)))
    await addAdministrator(database, TEST_ADMIN.email, TEST_ADMIN.password);
  await takeOver(database, config.releasesDir);
  if (options.demo) await addDemoContent(database, pictureStore(files), config.site);
  const app = await buildServer({
    config,
    database,
    tokenSecret: TEST_TOKEN_SECRET,
    logger: options.logger,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const administrator = await findFirstAdministrator(database);
  if (!administrator) throw new Error('The test server has no administrator.');
  return {
    url,
    token: await app.issueToken(administrator),
    admin: TEST_ADMIN,
    signIn: () => signInAt(url),
    reset: () => emptied(database),
    callInternally: (path) => app.callInternally(path),
    preparePages: () => app.prerender(),
    database,
    files,
    uploads: join(dataDir, UPLOADS),
    close: async () => {
      await app.close();
      await own?.remove();
      await rm(dataDir, { recursive: true, force: true });
      const wrong = schemaViolations(app);
      if (wrong.length > 0)
        throw new Error(`Answers differ from /openapi.json:\n${wrong.join('\n')}`);
    },
  };
};
