import type { RegisteredRemote, Registry } from './registry';

/** A remote that comes from a server of its own: one under development, or a build on somebody's machine. */
export interface LocalRemote extends Pick<RegisteredRemote, 'name' | 'contract' | 'prefixes'> {
  /** Where it is served, such as `http://localhost:3001`. */
  origin: string;
}

/**
 * The registry with remotes from servers of their own (docs/decisions/0008). They have no hashes, for they change with
 * every key; nothing stands behind them to fall back on, for what is tried shall be what is seen. All else is as it was.
 */
export const overridden = (registry: Registry, locals: readonly LocalRemote[]): Registry => ({
  ...registry,
  origins: [...new Set([...(registry.origins ?? []), ...locals.map(({ origin }) => origin)])],
  remotes: [
    ...registry.remotes.filter(({ name }) => !locals.some((local) => local.name === name)),
    ...locals.map(({ name, contract, prefixes, origin }): RegisteredRemote => ({
      name,
      version: 'local',
      manifest: `${origin}/mf-manifest.json`,
      contract,
      prefixes,
      integrity: {},
      preload: [],
      releasedAt: new Date(0).toISOString(),
    })),
  ],
});
