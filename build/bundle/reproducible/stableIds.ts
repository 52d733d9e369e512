import { fileURLToPath } from 'node:url';
import { rspack, type Rspack } from '@rsbuild/core';
import { isShareModule } from '../sharedImports/uses';

/** Ids of module federation's modules that represent shared modules. */
const SHARED_IDS = fileURLToPath(new URL('sharedIds.json', import.meta.url));

/**
 * Gives the modules that represent shared modules fixed ids, and one chunk. The bundler derives ids
 * of modules and chunks from module names, and the names of these contain the absolute path of the
 * part's own copy. So a build in another folder had other ids and other files.
 *
 * The chunk has no file, and the loader finds that out by `id != chunkId`. The name is one whose id
 * begins with a letter: a number such as 6 is equal to the id "06" of another chunk, which is then
 * never loaded.
 */
export const stableIds = (config: Rspack.Configuration): void => {
  config.plugins?.push(
    new rspack.experiments.ids.SyncModuleIdsPlugin({
      path: SHARED_IDS,
      test: isShareModule,
      mode: 'read',
    }),
  );
  const { splitChunks } = config.optimization ?? {};
  if (!splitChunks) return;
  splitChunks.cacheGroups = {
    ...splitChunks.cacheGroups,
    shared: {
      test: isShareModule,
      name: 'consumes',
      chunks: 'async',
      enforce: true,
      priority: 100,
    },
  };
};
