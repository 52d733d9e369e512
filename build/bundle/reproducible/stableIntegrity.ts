import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * The integrity table in the bundler's runtime before minification: an object with one entry per
 * chunk.
 */
const TABLE = /(?<=\.sriHashes ?= ?\{)[^{}]+(?=\})/;

/**
 * Sorts the integrity table. The bundler's order of chunks depends on the folder's absolute path,
 * so a build in another folder had another entry file.
 */
export const stableIntegrity: RsbuildPlugin = {
  name: 'stable-integrity',
  setup: (api) => {
    api.processAssets({ stage: 'optimize' }, ({ assets, compilation, sources }) => {
      for (const [name, asset] of Object.entries(assets)) {
        const text = asset.source().toString();
        const sorted = text.replace(TABLE, (entries) => entries.split(',').sort().join());
        if (sorted !== text) compilation.updateAsset(name, new sources.RawSource(sorted));
      }
    });
  },
};
