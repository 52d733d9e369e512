import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { freeSpace } from '../../process/files';
import type { Config } from '../../process/settings/config';
import { runPeriodically } from './runPeriodically';

/** Calls that work on a full disk, so that somebody can make space. */
const CALLS = ['POST /api/auth/login', 'DELETE /api/trash', 'DELETE /api/trash/:id'];

/** Size of the reserve in bytes. It is written in blocks, so that the server's memory is small. */
const SIZE = 8 * 1024 * 1024;
const BLOCK = Buffer.alloc(64 * 1024);
const BLOCKS = new Array<Buffer>(SIZE / BLOCK.length).fill(BLOCK);

/** Free space in bytes below which a call gets the reserve. */
const FREE_MIN = 1024 * 1024;

const INTERVAL = 24 * 60 * 60 * 1000;

/**
 * Reserves space for some calls on the disk of SQLite: with a file that is written at the start and
 * once a day if there is space, and deleted when the disk is full.
 */
export const diskReserve = plugin(
  async (app: FastifyInstance, { dataDir, databaseUrl }: Config) => {
    if (databaseUrl !== undefined) return;
    const file = join(dataDir, 'reserve');
    const makeSpace = async () => {
      if ((await freeSpace(dataDir)) < FREE_MIN) await rm(file, { force: true });
    };
    app.addHook('onRequest', ({ method, routeOptions: { url } }, _reply, done) => {
      if (CALLS.includes(`${method} ${url}`)) makeSpace().then(() => done(), done);
      else done();
    });
    runPeriodically(app, {
      every: INTERVAL,
      work: async () => {
        if ((await freeSpace(dataDir)) > 2 * SIZE) await writeFile(file, BLOCKS, { mode: 0o600 });
      },
      failure: 'No space could be reserved for signing in on a full disk.',
    });
  },
  { name: 'disk-reserve' },
);
