import { sql } from 'kysely';
import plugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { Problem } from '../problem';
import { livePartFaults } from '../releases/livePartFaults';

declare module 'fastify' {
  interface FastifyInstance {
    /** What keeps pages or calls from working, in sentences; empty when the site is ready. */
    faults: () => Promise<string[]>;
  }
}

type Check = (app: FastifyInstance, config: Config) => Promise<string[]>;

const database: Check = (app) =>
  sql`select 1`.execute(app.database).then(
    () => [],
    (error: unknown) => {
      app.log.error(error);
      return ['The database does not answer.'];
    },
  );

const liveParts: Check = (_app, config) => livePartFaults(config);

/** Everything that must hold for the site to be ready. */
const CHECKS: readonly Check[] = [database, liveParts];

const hidden = { schema: { hide: true } };

/** `/healthz`: the process answers. `/readyz`: pages and calls work; 503 otherwise, with a sentence for each fault. */
export const health = plugin(async (app, config: Config) => {
  app.decorate('faults', async () => (await Promise.all(CHECKS.map((check) => check(app, config)))).flat());

  app.get('/healthz', hidden, async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));

  app.get('/readyz', hidden, async (_request, reply) => {
    const faults = await app.faults();
    if (faults.length > 0) throw new Problem(503, faults.join(' '));
    return reply.header('cache-control', 'no-store').send({ ok: true });
  });
});
