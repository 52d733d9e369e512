import type { Registry } from '../../registry/registry';
import { DEV_PORTS } from '../devPorts';
import { REMOTES } from '../parts/parts';

const PREFIXES = { 'public-site': ['/'], 'admin-app': ['/admin'] };

/** The registry of `npm run dev`: every remote lives on its own development server; nothing is hashed or preloaded. */
export const devRegistry = (): Registry => ({
  format: 1,
  origins: REMOTES.map((name) => `http://127.0.0.1:${DEV_PORTS[name]}`),
  remotes: REMOTES.map((name) => ({
    name,
    version: 'dev',
    manifest: `http://127.0.0.1:${DEV_PORTS[name]}/mf-manifest.json`,
    contract: '^1.0.0',
    prefixes: PREFIXES[name],
    integrity: {},
    preload: [],
    releasedAt: new Date().toISOString(),
  })),
});
