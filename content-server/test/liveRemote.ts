import type { RegisteredRemote } from '@charity-site/registry';

/** A remote's entry in the registry, without files. */
export const liveRemote = (
  name: string,
  prefixes: string[],
  { version = '1.0.0-abc', ...more }: Partial<RegisteredRemote> = {},
): RegisteredRemote => ({
  name,
  version,
  manifest: `/remotes/${name}/${version}/mf-manifest.json`,
  contract: '^1.0.0',
  prefixes,
  integrity: {},
  preload: [],
  releasedAt: '2026-11-21T00:00:00.000Z',
  ...more,
});
