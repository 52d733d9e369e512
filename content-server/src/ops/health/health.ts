import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import plugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../process/settings/config';
import { UPLOADS, type FileStore } from '../../media/files/fileStore';
import { diskErrors } from './diskErrors';
import { HttpError } from '../../http/httpError';
import { hiddenRoute } from '../../http/openApi/hiddenRoute';
import { livePartErrors } from '../../releases/livePartErrors';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reasons why pages or the API do not work, as sentences; empty when the site is ready. */
    readinessErrors: () => Promise<string[]>;
  }
}

/** Timeout of each check, in ms. */
const CHECK_TIMEOUT = 2000;

/** The errors that a check finds, or `late` after the timeout. */
const withTimeout = (check: Promise<string[]>, late: string): Promise<string[]> =>
  Promise.race([check, setTimeout(CHECK_TIMEOUT, [late], { ref: false })]);

const NO_DATABASE = 'The database does not answer.';

const databaseErrors = ({ database, log }: FastifyInstance): Promise<string[]> => {
  const query = database.selectFrom('site_state').select('key').limit(1).execute();
  const errors = query.then(
    () => [],
    (error: unknown) => {
      log.error(error);
      return [NO_DATABASE];
    },
  );
  return withTimeout(errors, NO_DATABASE);
};

const NO_BUCKET = 'The bucket of pictures and documents does not answer.';

const bucketErrors = ({ bucket, files }: Config & { files: FileStore }): Promise<string[]> => {
  if (!bucket) return Promise.resolve([]);
  const listed = files.list(`${UPLOADS}none`).then(
    () => [],
    () => [NO_BUCKET],
  );
  return withTimeout(listed, NO_BUCKET);
};

/** Checks one of the folders that the site writes to. */
const folderErrors = ({ log }: FastifyInstance, name: string, folder: string): Promise<string[]> =>
  withTimeout(diskErrors(folder, name, log), `${name} does not answer.`);

const ready = hiddenRoute({
  audience: 'public',
  answer: { type: 'object', properties: { ok: { type: 'boolean' } } },
});

/**
 * `/healthz`: the process responds. `/readyz`: pages and the API work; otherwise 503 with a
 * sentence for each error.
 */
export const health = plugin(
  async (app, config: Config & { files: FileStore }) => {
    app.decorate('readinessErrors', async () => {
      const noDatabase = await databaseErrors(app);
      const errors = await Promise.all([
        folderErrors(app, 'The data folder', config.dataDir),
        folderErrors(app, 'The folder of uploads', join(config.files.folder, UPLOADS)),
        bucketErrors(config),
        folderErrors(app, 'The folder of releases', config.releasesDir),
        noDatabase.length > 0 ? [] : livePartErrors(app.database, config),
      ]);
      // A full disk is one error, however many folders are on it.
      return [...new Set([...noDatabase, ...errors.flat()])];
    });

    app.get('/healthz', ready, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ ok: true }),
    );

    app.get('/readyz', ready, async (_request, reply) => {
      const errors = await app.readinessErrors();
      if (errors.length > 0) throw new HttpError(503, errors.join(' '));
      return reply.header('cache-control', 'no-store').send({ ok: true });
    });
  },
  { name: 'health' },
);
