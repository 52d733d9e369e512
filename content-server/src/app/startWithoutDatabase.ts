import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { LANGUAGES } from '@charity-site/api-client/entities';
import { isPrivate } from '@charity-site/registry';
import { writeAtomically } from '@charity-site/registry/store';
import { translatorFor } from '../content/language/translator';
import type { Database } from '../db/database';
import { DatabaseUnavailable } from '../db/dialects/faults';
import { RETRY_AFTER } from '../http/httpError';
import { escapeMalformedPath } from '../http/urls/malformedUrl';
import { languageOf, withoutLanguage } from '../http/urls/pageLanguage';
import { isFilePath, pathOf } from '../http/urls/paths';
import { errors } from '../http/plugins/errors';
import { runPeriodically } from '../http/plugins/runPeriodically';
import { security } from '../http/plugins/security';
import type { Config } from '../process/settings/config';
import { fixedPages, publicPages } from '../site/pages/describedPages';
import { detailsPage } from '../site/worker/routes';

/** The folder in DATA_DIR with a page for each language. */
const LAST_READ = 'last-read';

/** Interval of writing the pages, in ms. */
const WRITE_INTERVAL = 60_000;

/** Pause between two attempts to open the database, in ms. */
const RETRY_INTERVAL = 2_000;

/** Writes the pages that `openWhenAvailable` sends, every minute: their content can change. */
export const keepLastRead = (app: FastifyInstance, { dataDir, site }: Config): void =>
  runPeriodically(app, {
    every: WRITE_INTERVAL,
    work: async () => {
      const registry = await app.registry();
      const { name: siteName } = await app.organisation();
      for (const { code } of LANGUAGES) {
        const wording = await translatorFor(app.database, code);
        const html = await detailsPage(app, site, {
          wording,
          title: wording.t('This website does not answer just now.'),
          pages: fixedPages(publicPages(registry, { siteName, wording })),
        });
        await writeAtomically(join(dataDir, LAST_READ, `${code}.html`), html);
      }
    },
    failure: 'The page for a start without the database could not be written.',
  });

/** Serves the pages in a folder with 503 at every path of a page. Other requests get an error. */
const serveLastRead = async (folder: string, { host, port }: Config) => {
  const app = fastify({
    // The site waits for the end of this server.
    forceCloseConnections: true,
    rewriteUrl: (request) => withoutLanguage(escapeMalformedPath(request)),
  });
  await app.register(errors);
  await app.register(security);
  app.get('/healthz', () => ({ ok: true }));
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    if (request.method !== 'GET' || isPrivate(path) || path.startsWith('/api/') || isFilePath(path))
      throw new DatabaseUnavailable('The server has not started yet.');
    return reply
      .code(503)
      .headers({ 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(await readFile(join(folder, `${languageOf(request)}.html`)));
  });
  await app.listen({ host, port });
  return app;
};

/**
 * Opens the database. While it is unavailable, visitors get contact and bank details as they were
 * last read.
 * @returns the database, and a function that ends the service of those pages
 * @throws DatabaseUnavailable if no pages were written before; other errors of `open`
 */
export const openWhenAvailable = async (
  config: Config,
  logger: FastifyBaseLogger,
  open: () => Promise<Database>,
): Promise<[database: Database, end: () => Promise<void>]> => {
  const folder = join(config.dataDir, LAST_READ);
  let app: FastifyInstance | undefined;
  for (;;)
    try {
      return [await open(), async () => app?.close()];
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || !existsSync(folder)) throw error;
      logger.error(error, 'Visitors get contact and bank details until the database answers.');
      app ??= await serveLastRead(folder, config);
      await setTimeout(RETRY_INTERVAL);
    }
};
