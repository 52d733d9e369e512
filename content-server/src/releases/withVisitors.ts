import type { FastifyInstance } from 'fastify';
import type { ReleaseState } from '@charity-site/registry/types';
import { visitorSummaries } from './reports/summary';

/**
 * Adds the visitor summaries. They are optional: a rollback must work when the database is down.
 */
export const withVisitors = async (
  app: FastifyInstance,
  state: ReleaseState,
): Promise<ReleaseState> => {
  try {
    await app.writeVisits();
    return { ...state, visitors: await visitorSummaries(app.database, state.registry) };
  } catch (error) {
    app.log.error(error, 'The reports of visitors cannot be read.');
    return state;
  }
};
