import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { addAdministrator, theAdministrator } from '../src/people/signIn/administrators';
import type { Database } from '../src/db/database';
import { openDatabase, type DatabasePlace } from '../src/db/open';
import { makeMigrated } from './migratedOnce';
import { makeTestDatabase } from './testDatabase';
import { TEST_ADMIN } from './testAdministrator';
import { folderWith } from './folders';

export interface SharedPlace {
  folder: string;
  /** A file in the folder, as an SQLite database in memory cannot be shared; or PostgreSQL. */
  place: Exclude<DatabasePlace, { memory: true }>;
  /** Opens the database for a piece of work. */
  inDatabase: <Result>(act: (database: Database) => Promise<Result>) => Promise<Result>;
}

/**
 * For each test of a file, a folder and a database that several servers and commands share.
 * @param end ends what still uses them after a test
 */
export const sharedPlace = (end: () => Promise<unknown> = async () => {}): SharedPlace => {
  const shared = {
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
    const made = await makeTestDatabase();
    shared.place = 'url' in made.place ? made.place : { folder: shared.folder };
    if ('folder' in shared.place) await makeMigrated(shared.folder);
    remove = made.remove;
  });
  afterEach(async () => {
    await end();
    await remove();
    await rm(shared.folder, { recursive: true, force: true });
  });
  return shared;
};

/** The environment of a command or a process on a shared place. */
export const environmentOf = ({ folder, place }: SharedPlace): Record<string, string> => ({
  DATA_DIR: folder,
  ...('url' in place && { DATABASE_URL: place.url }),
});

/** Makes a call to a server of this process as its administrator, who is added where there is none. */
export const callIn = async (
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
): Promise<{ status: number; body: Record<string, unknown> }> => {
  if (!(await theAdministrator(app.database)))
    await addAdministrator(app.database, TEST_ADMIN.email, TEST_ADMIN.password);
  const administrator = await theAdministrator(app.database);
  const authorization = `Bearer ${administrator ? await app.tokenFor(administrator) : ''}`;
  const answer = await app.inject({ method, url: `/api${path}`, headers: { authorization }, payload });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
