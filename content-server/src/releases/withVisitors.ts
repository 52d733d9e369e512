import type { FastifyInstance } from 'fastify';
import type { ReleaseState } from '@charity-site/registry/types';
import { visitorSummaries } from './reports/summary';

/** Adds what visitors met. A database that does not answer must not keep anybody from the way back. */
export const withVisitors = async (app: FastifyInstance, state: ReleaseState): Promise<ReleaseState> => {
  try {
    await app.writeVisits();
    return { ...state, visitors: await visitorSummaries(app.database, state.registry) };
  } catch (error) {
    app.log.error(error, 'The reports of visitors cannot be read.');
    return state;
  }
};
