import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * The table of integrities in the bundler's runtime before it is minified: an object with one entry
 * per chunk.
 */
const TABLE = /(?<=\.sriHashes ?= ?\{)[^{}]+(?=\})/;

/**
 * Sorts the table with the integrity of every chunk. Its order is the order in which the bundler
 * found the chunks, which depends on the folder's absolute path. So a build in another folder had
 * another entry file.
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
