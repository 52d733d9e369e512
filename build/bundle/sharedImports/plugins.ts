import { rspack, type Rspack } from '@rsbuild/core';
import { SHARED_REQUESTS } from '../../federation';
import { exportsInstalled, exportsOf, importsOf, sorted } from './imports';
import { EXPORTS_FILE, IMPORTS_FILE } from './files';
import { missingNames } from './selections';
import { usesIn, type Use } from './uses';

const withCompilation = (
  name: string,
  work: (compilation: Rspack.Compilation, compiler: Rspack.Compiler) => void,
): Rspack.RspackPluginInstance => ({
  apply: (compiler: Rspack.Compiler) => {
    compiler.hooks.thisCompilation.tap(name, (compilation) => work(compilation, compiler));
  },
});

const fail = ({ errors }: Rspack.Compilation, message: string) =>
  errors.push(new rspack.WebpackError(message));
const write = (compilation: Rspack.Compilation, file: string, value: unknown) =>
  compilation.emitAsset(file, new rspack.sources.RawSource(JSON.stringify(value)));

/**
 * Writes the names that a remote imports from each shared module into its build. The release check
 * compares them with the live shell's exports. Fails the build when this checkout's shell lacks a
 * name: the remote has no copy, so the error would otherwise occur only in the live shell. The type
 * check finds such imports in our own sources (`paths` in tsconfig.paths.json); the build finds
 * them in packages, too.
 */
export const recordImports = withCompilation(
  'record-imports',
  (compilation, { context, options }) => {
    let uses: Use[] = [];
    compilation.hooks.finishModules.tap('record-imports', (modules) => {
      uses = usesIn(compilation, modules, context);
    });
    // The bundler does not know the exports of modules earlier.
    compilation.hooks.processAssets.tap('record-imports', () => {
      const imports = importsOf(uses, exportsInstalled(context));
      for (const message of missingNames(imports)) fail(compilation, message);
      if (options.mode === 'production') write(compilation, IMPORTS_FILE, imports);
    });
  },
);

/** The request of a shared module. */
const requestOf = (module: Rspack.Module): string | undefined =>
  /^provide shared module \(\w+\) (.+)@[^@]+ = /.exec(module.identifier())?.[1];

/**
 * Writes the names that the shell's copies of shared modules export into its build
 * (build/parts/buildFacts.ts).
 */
export const recordExports = withCompilation('record-exports', (compilation, { options }) => {
  if (options.mode !== 'production') return;
  compilation.hooks.processAssets.tap('record-exports', () => {
    const exported: Record<string, readonly string[]> = {};
    for (const module of compilation.modules) {
      const request = requestOf(module);
      const [connection] = request ? compilation.moduleGraph.getOutgoingConnections(module) : [];
      const names = exportsOf(compilation, connection?.module ?? undefined);
      if (request && names) exported[request] = [...names].sort();
    }
    for (const request of SHARED_REQUESTS)
      if (!exported[request])
        fail(compilation, `The names that ${request} exports are not known to the bundler.`);
    write(compilation, EXPORTS_FILE, sorted(exported));
  });
});
