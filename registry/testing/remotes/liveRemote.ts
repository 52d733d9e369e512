import type { RegisteredRemote, Release } from '../../src/model';

/** A release of a remote, without files. */
export const releaseOf = (
  name: string,
  prefixes: string[],
  { version = '1.0.0-abc', ...more }: Partial<Release> = {},
): Release => ({
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  contract: '^1.0.0',
  prefixes,
  integrity: {},
  preload: [],
  releasedAt: '2026-11-21T00:00:00.000Z',
  ...more,
});

/** A remote's entry in the registry, without files. */
export const liveRemote = (
  name: string,
  prefixes: string[],
  more?: Partial<RegisteredRemote>,
): RegisteredRemote => ({
  name,
  ...releaseOf(name, prefixes, more),
});
