import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { SELECTIONS } from './federation';
import { ROOT } from './parts/parts';

/** The values that one of our files exports by name from a package. A re-export of all types adds none. */
const namesIn = (file: string): Set<string> =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\} from/gm)]
      .flatMap(([, list = '']) => list.split(','))
      .map((name) => name.trim())
      .filter(Boolean),
  );

/** The file of a module, relative to the root. */
const fileOf = (module: Rspack.Module | null): string => path.relative(ROOT, module?.nameForCondition() ?? '');

/** An error message for each name that modules import although the selection lacks it. */
const lackingIn = ({ moduleGraph }: Rspack.Compilation, modules: Iterable<Rspack.Module>): Set<string> => {
  const offered = new Map(Object.entries(SELECTIONS).map(([request, file]) => [request, namesIn(file)]));
  const found = new Set<string>();
  for (const module of modules)
    for (const { dependency } of moduleGraph.getOutgoingConnections(module)) {
      const { request = '', ids: [name] = [] } = dependency;
      const names = offered.get(request);
      if (!names || !name || names.has(name)) continue;
      found.add(
        `${fileOf(module)} imports ${name} from ${request}, which the shell does not share. Do without it, or add it to ` +
          `${path.relative(ROOT, SELECTIONS[request] ?? '')} and raise the shell contract.`,
      );
    }
  return found;
};

/**
 * Fails the build of a remote that imports a name which the shell's selection of a shared package lacks. The remote's own
 * copy has the name, so without this check only the live shell would fail. The type check finds such imports in our own
 * sources (`paths` in tsconfig.paths.json); the build finds them in packages, too.
 */
export const selectionsOnly: RsbuildPlugin = {
  name: 'selections-only',
  setup: (api) => {
    api.modifyRspackConfig((config) => {
      config.plugins.push({
        apply: (compiler: Rspack.Compiler) => {
          compiler.hooks.compilation.tap('selections-only', (compilation) => {
            compilation.hooks.finishModules.tap('selections-only', (modules) => {
              for (const message of lackingIn(compilation, modules))
                compilation.errors.push(new rspack.WebpackError(message));
            });
          });
        },
      });
    });
  },
};
