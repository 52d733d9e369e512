import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DescribedPage } from '@charity-site/registry';
import { projectRoot, type Config } from '../../config';
import { ASK_FIRST } from '../caching';
import { essentialsHtml, essentialsOf } from '../essentials';
import { plainPage } from '../forms/plainPage';
import { sendTagged } from '../tagged';

const WORKER = 'content-server/bin/serviceWorker.js';
/** Browsers ask for the worker again at every page view, so this one reaches all that have it. */
const REMOVAL = 'content-server/bin/removeServiceWorker.js';

const WHY = '<p id="why">This page is not kept on this device. This is how to reach us meanwhile.</p>';
const AGAIN = '<p><a href="">Try again</a></p>';

interface Options extends Pick<Config, 'site' | 'serviceWorker'> {
  /** The pages with one address, for links. */
  pages: (request: FastifyRequest) => Promise<DescribedPage[]>;
}

/**
 * `/service-worker.js`, which keeps pages for reading without a connection or removes itself, and `/offline.html`, the
 * page with contact and bank details that it shows where it has no page (docs/decisions/0024).
 */
export const serviceWorkerRoutes = async (
  app: FastifyInstance,
  { site, serviceWorker, pages }: Options,
): Promise<void> => {
  const hidden = { schema: { hide: true } };
  const file = join(projectRoot(), serviceWorker ? WORKER : REMOVAL);
  let worker: string | undefined;

  app.get('/service-worker.js', hidden, async (request, reply) => {
    worker ??= await readFile(file, 'utf8');
    return sendTagged(request, reply, { text: worker, type: 'text/javascript; charset=utf-8', caching: ASK_FIRST });
  });

  app.get('/offline.html', hidden, async (request, reply) => {
    const details = essentialsHtml(await essentialsOf(app.database, site), await pages(request));
    const text = plainPage(await app.organisation(), 'You are offline', `${WHY}${AGAIN}${details}`);
    return sendTagged(request, reply, { text, type: 'text/html; charset=utf-8', caching: ASK_FIRST });
  });
};
