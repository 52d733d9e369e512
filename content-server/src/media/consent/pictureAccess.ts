import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { filesIn } from '../../content/files/fileNames';
import { revisions } from '../../db/revisions';
import { hashIn, isWithdrawn, withdrawnCount } from '../../db/withdrawnPictures';
import { IMMUTABLE } from '../../http/headers/etag';
import { HttpError } from '../../http/httpError';
import { runPeriodically } from '../../http/plugins/runPeriodically';
import type { FileStore } from '../files/fileStore';
import { PICTURES_PREFIX } from '../pictures/store';
import { eraseWithdrawn } from './eraseWithdrawn';

/** Cache-Control of pictures with people: a withdrawal reaches every cache within a day. */
const ONE_DAY = 'public, max-age=86400';

/** Interval of the erasure, in ms. */
const INTERVAL = 10 * 60_000;

/** The requested file of the uploads; undefined for other requests. */
const fileOf = ({ routeOptions: { url = '' }, params }: FastifyRequest): string | undefined =>
  url.startsWith(PICTURES_PREFIX) ? String(Object.values(params as object)[0]) : undefined;

/**
 * Sends 410 for all files of withdrawn pictures, caches pictures with people for a day only,
 * rejects bodies that name a withdrawn picture, and erases withdrawn pictures after 24 hours.
 */
export const pictureAccess = plugin(
  async (app, { files }: { files: FileStore }) => {
    const { database } = app;
    let people: { revision?: number; hashes: ReadonlySet<string> } = { hashes: new Set() };

    const readPeople = async (revision: number | undefined) => {
      if (revision === people.revision) return;
      const rows = await database
        .selectFrom('pictures')
        .select('file')
        .where('showsPeople', '=', 1)
        .execute();
      people = { revision, hashes: new Set(rows.map(({ file }) => hashIn(file))) };
    };

    // Files are also sent, and deploy tokens work, while the database does not respond.
    const tolerant = async (request: FastifyRequest, work: () => Promise<unknown>) => {
      try {
        await work();
      } catch (error) {
        request.log.warn(error);
      }
    };

    app.addHook('onRequest', async (request) => {
      const file = fileOf(request);
      if (file === undefined) return;
      await tolerant(request, async () => {
        // Another process may have withdrawn the picture.
        const current = await revisions(database);
        await readPeople(current.get('pictures'));
      });
      if (isWithdrawn(database, file)) throw new HttpError(410, 'This picture was withdrawn.');
    });

    // After the session is read: people wait only once for a database that does not respond. For
    // a write they were read before (app/api).
    app.addHook('preHandler', async (request) => {
      const { body, headers, method, routeOptions } = request;
      if (headers.authorization !== undefined && method === 'GET')
        await tolerant(request, () => revisions(database));
      // The body of an upload is a stream.
      if (typeof body !== 'object' || body === null || body instanceof Readable) return;
      if (withdrawnCount(database) === 0 || routeOptions.url?.startsWith('/api/autosaves')) return;
      if (filesIn(JSON.stringify(body)).some((file) => isWithdrawn(database, file)))
        throw new HttpError(
          400,
          'Somebody in one of the pictures has withdrawn their consent. Remove the picture, then save again.',
        );
    });

    app.addHook('onSend', async (request, reply, payload) => {
      const file = fileOf(request);
      const isCached = reply.getHeader('cache-control') === IMMUTABLE;
      if (file !== undefined && isCached && people.hashes.has(hashIn(file)))
        reply.header('cache-control', ONE_DAY);
      return payload;
    });

    runPeriodically(app, {
      every: INTERVAL,
      work: () => eraseWithdrawn(database, files),
      failure: 'Withdrawn pictures could not be erased.',
    });
  },
  { name: 'picture-access' },
);
