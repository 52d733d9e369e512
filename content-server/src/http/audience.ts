import type { Action } from '@charity-site/api-client/entities';

/**
 * Who may call a route, in its `config`; app/audiences checks it. An action is for the signed-in
 * people whose role may do it (entities/people/roles).
 */
export type Audience =
  | Action
  | 'public'
  /** Everybody; with drafts, those who may `editContent`. */
  | 'published'
  /** Teams with a deploy token, each for its own remote. */
  | 'deployToken'
  /** The same teams, and those who may `manageReleases`. */
  | 'deployTokenOrAdministrator'
  /** Those who may `manageReleases`, with the cookie of the page of releases. */
  | 'releasesPage'
  /** Processes on this machine, and those with METRICS_TOKEN. */
  | 'metrics';

declare module 'fastify' {
  interface FastifyContextConfig {
    audience: Audience;
  }
}
