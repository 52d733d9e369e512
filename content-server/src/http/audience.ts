import type { Action } from '@charity-site/api-client/entities';

/**
 * The callers that a route allows, in its `config`; app/audiences checks it. An action allows the
 * signed-in people whose role permits it (entities/people/roles).
 */
export type Audience =
  | Action
  | 'public'
  /** Everybody; with drafts, those who may `writeContent`. */
  | 'published'
  /** Teams with a deploy token, each for its own remote. */
  | 'deployToken'
  /** The same teams, and those who may `manageReleases`. */
  | 'deployTokenOrAdministrator'
  /** Those who may `manageReleases`, with the cookie of the page of releases. */
  | 'releasesPage'
  /** Processes on this machine, and callers with METRICS_TOKEN. */
  | 'metrics';

declare module 'fastify' {
  interface FastifyContextConfig {
    audience: Audience;
  }
}
