import type { Registry } from '../../registry/registry';
import { devPortOf } from '../devPorts';
import { packageOf, REMOTES } from '../parts/workspaces.cjs';

/** The registry of `npm run dev`: every remote lives on its own development server; nothing is hashed or preloaded. */
export const devRegistry = (): Registry => ({
  format: 1,
  origins: REMOTES.map((name) => `http://127.0.0.1:${devPortOf(name)}`),
  remotes: REMOTES.map((name) => ({
    name,
    version: 'dev',
    manifest: `http://127.0.0.1:${devPortOf(name)}/mf-manifest.json`,
    contract: packageOf(name).federation?.contract ?? '',
    prefixes: packageOf(name).federation?.prefixes ?? [],
    integrity: {},
    preload: [],
    releasedAt: new Date().toISOString(),
  })),
});
