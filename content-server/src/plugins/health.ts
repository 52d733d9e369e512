import { sql } from 'kysely';
import plugin from 'fastify-plugin';
import { Problem } from '../problem';

const hidden = { schema: { hide: true } };

/**
 * `/healthz`: the process answers. `/readyz`: pages and calls work, as the database answers and the front end is there;
 * 503 with a reason otherwise.
 */
export const health = plugin(async (app) => {
  app.get('/healthz', hidden, async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));

  app.get('/readyz', hidden, async (request, reply) => {
    const answers = await sql`select 1`.execute(app.database).then(
      () => true,
      (error: unknown) => {
        request.log.error(error);
        return false;
      },
    );
    if (!answers) throw new Problem(503, 'The database does not answer.');
    if (!(await app.frontEndReady())) throw new Problem(503, 'The website has not been built and released yet.');
    return reply.header('cache-control', 'no-store').send({ ok: true });
  });
});
