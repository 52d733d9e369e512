import type { FastifyInstance } from 'fastify';
import type { Composition, RenderFailure } from '@charity-site/api-client/entities';
import type { ReleaseState } from '@charity-site/registry/types';
import { compositionOf } from './composition';
import { withVisitors } from './call';

/** The parts of the site with their visitors and rendering failures, for the administrator. */
export const readComposition = async (
  app: FastifyInstance,
  releases: ReleaseState,
): Promise<Composition> => {
  const state = await withVisitors(app, releases);
  const failures = new Map<string, RenderFailure>();
  for (const { name } of state.registry.remotes) {
    const failure = await app.renderFailureOf(name);
    if (failure) failures.set(name, failure);
  }
  return compositionOf(state, failures);
};
