import { fileURLToPath } from 'node:url';
import { rspack, type Rspack } from '@rsbuild/core';
import type { ModuleFederationOptions } from '@module-federation/rsbuild-plugin';
import { IMPORTED_BY_PATH } from '../slim/slimming';

/** A released remote's plugin that reports a missing shared module. */
export const MISSING_SHARE = fileURLToPath(new URL('../remote/missingShare.js', import.meta.url));

/** Files whose absolute paths would be in the name of module federation's first module. */
const PATHS = [...IMPORTED_BY_PATH, { request: 'missing-share', path: MISSING_SHARE }];

/** The first module of module federation: a `data:` URL that contains the module's code. */
const FIRST_MODULE = /^@module-federation\/runtime\/rspack\.js!=!data:/;

/**
 * Writes names of packages instead of absolute paths into module federation's first module. Its
 * code is its name, and names decide on the short ids of modules, so a build in another folder
 * would have other files.
 */
export const stableNames = (config: Rspack.Configuration): void => {
  config.resolve ??= {};
  // Resolves to the same files as without this change.
  config.resolve.alias = {
    ...Object.fromEntries(PATHS.map(({ request, path }) => [`${request}$`, path])),
    ...config.resolve.alias,
  };
  config.plugins?.push(
    new rspack.NormalModuleReplacementPlugin(FIRST_MODULE, (resource) => {
      for (const { request, path } of PATHS)
        resource.request = resource.request.replaceAll(
          encodeURIComponent(path),
          encodeURIComponent(request),
        );
    }),
  );
};

interface Named {
  name: string;
}
const byName = (a: Named, b: Named) => (a.name < b.name ? -1 : 1);

/** Manifest options that sort the shared modules. */
export const sortedManifest: Exclude<ModuleFederationOptions['manifest'], boolean | undefined> = {
  additionalData: ({ stats }) => ({
    ...stats,
    shared: [...stats.shared].sort(byName),
    exposes: [...stats.exposes].sort(byName),
  }),
};
