import type { RegisteredRemote, Registry } from './registry';

/**
 * True if a host is this machine, the only one that may serve remotes without hashes
 * (docs/decisions/0008).
 */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** A remote on its own server: a development server, or a build on a developer's machine. */
export interface LocalRemote extends Pick<RegisteredRemote, 'name' | 'contract' | 'prefixes'> {
  /** Its origin, such as `http://localhost:3001`. */
  origin: string;
}

/**
 * Returns the registry with some remotes replaced by those of development servers
 * (docs/decisions/0008). Development builds have no hashes because they change with every edit, and
 * no fallback because it would hide the code under test.
 */
export const withLocalRemotes = (registry: Registry, locals: readonly LocalRemote[]): Registry => ({
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
