import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import { readRegistry } from '@charity-site/registry/store';
import type { Database } from '../db/database';
import { readBody } from './rules';

/** Maximum size of a report, in bytes. It contains two short names. */
const REPORT_MAX = 512;

/** Maximum number of counted versions. Those with the oldest last report are dropped. */
export const COUNTED = 50;

/** Maximum count. Anyone can send reports, so higher numbers would mean nothing. */
export const COUNT_MAX = 99;

const report = object({ remote: string().strict().max(50).required(), version: string().strict().max(100).required() });

/** Number of reports of a version, and the time of the last one. */
export interface Reported {
  count: number;
  lastAt: string;
}

/** The reports of each version, by `<remote>/<version>`. */
export const countedFailures = async (database: Database): Promise<Map<string, Reported>> => {
  const rows = await database.selectFrom('load_failures').selectAll().execute();
  return new Map(
    rows.map(({ remote, version, count, lastAt }) => [`${remote}/${version}`, { count: Number(count), lastAt }]),
  );
};

const countOne = async (database: Database, remote: string, version: string): Promise<void> => {
  const lastAt = new Date().toISOString();
  await database
    .insertInto('load_failures')
    .values({ remote, version, count: 1, lastAt })
    .onConflict((conflict) =>
      conflict.columns(['remote', 'version']).doUpdateSet((eb) => ({
        count: eb
          .case()
          .when('load_failures.count', '<', COUNT_MAX)
          .then(eb('load_failures.count', '+', 1))
          .else(COUNT_MAX)
          .end(),
        lastAt,
      })),
    )
    .execute();
  const oldest = await database
    .selectFrom('load_failures')
    .select(['remote', 'version'])
    .orderBy('lastAt', 'desc')
    .offset(COUNTED)
    .limit(COUNTED)
    .execute();
  for (const row of oldest)
    await database
      .deleteFrom('load_failures')
      .where('remote', '=', row.remote)
      .where('version', '=', row.version)
      .execute();
};

/**
 * Browsers report here that a part did not load. The rate per address has its own counter, because a broken release must not
 * prevent visitors from sending messages. Only versions in the registry are stored, so that nobody can fill the table.
 */
export const loadFailureRoutes = async (
  app: FastifyInstance,
  { releasesDir }: { releasesDir: string },
): Promise<void> => {
  const options = { ...app.rateLimited('publicWrites', 'loadFailures'), bodyLimit: REPORT_MAX, schema: { hide: true } };
  app.post('/load-failures', options, async (request, reply) => {
    const { remote, version } = readBody(report, request.body);
    const known = (await readRegistry(releasesDir)).remotes.find(({ name }) => name === remote);
    if (known && [known.version, known.previous?.version].includes(version))
      await countOne(app.database, remote, version);
    return reply.code(202).send({ message: 'Thank you.' });
  });
};
