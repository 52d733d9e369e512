import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { hiddenRoute } from '../../http/openApi/hiddenRoute';
import { messageSchema } from '../../http/openApi/toJsonSchema';
import { runPeriodically } from '../../http/plugins/runPeriodically';
import { pinnedVersionOf } from '../versions/versionCookies';
import { policyRoutes } from './cspReports';
import { recordBatch } from './recordBatch';
import { batch, BATCH_BYTES, type Batch } from './rules';
import { purgeReports } from './purgeReports';
import { visitorHasher } from './visitors';

/** Interval of the purge of old reports, in ms. */
const PURGE_INTERVAL = 60 * 60_000;

/**
 * Browsers report errors, files that did not load, and measured values here (docs/decisions/0027).
 * The rate limit per IP has its own counter, because a broken release must not prevent visitors
 * from sending messages.
 */
export const reportRoutes = plugin(
  async (app: FastifyInstance) => {
    const options = {
      ...app.rateLimited('publicWrites', 'reports'),
      bodyLimit: BATCH_BYTES,
      ...hiddenRoute({ audience: 'public', body: batch, answer: messageSchema, status: 202 }),
    };
    const hashVisitor = visitorHasher(app.database);
    // The content type of a beacon's text.
    app.addContentTypeParser(
      'text/plain',
      { parseAs: 'string' },
      app.getDefaultJsonParser('error', 'error'),
    );

    policyRoutes(app, hashVisitor);

    const record = async ({ ip }: FastifyRequest, sent: Batch) => {
      const now = new Date();
      const counted = await recordBatch(app.database, await app.registry(), sent, {
        visitor: await hashVisitor(ip, now),
        now,
      });
      for (const { kind, value, ...version } of counted)
        if (value === undefined) app.measure('site.visitor.reports', 1, { ...version, kind });
        else app.measure('site.visitor.largest_paint', value / 1000, version);
    };

    app.post<{ Body: Batch }>('/reports', options, async (request, reply) => {
      // Ignores reports from trials and previews, also of a version that is live elsewhere.
      if (!pinnedVersionOf(app, request)) await record(request, request.body);
      return reply.code(202).send({ message: 'Thank you.' });
    });

    runPeriodically(app, {
      every: PURGE_INTERVAL,
      work: () => purgeReports(app.database),
      failure: 'Old counts of page views and errors could not be removed.',
    });
  },
  { name: 'reports', encapsulate: true },
);
