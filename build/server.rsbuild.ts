import path from 'node:path';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { nodeBuild } from './bundle/nodeBuild';
import { SHARED_REQUESTS } from './federation';

/** The part whose folder is the working directory of its npm script. */
const part = path.basename(process.cwd());
const isShell = part === 'shell';

/**
 * Placeholder for the URL of a remote's files. It is known only after the release, so the renderer
 * replaces it (content-server/bin/renderer.cjs).
 */
const ASSETS = '/%ASSETS%/';

/**
 * The second build of a part, for server rendering: one CommonJS file. The shell's contains the
 * shared modules; a remote's requires them by the same names as in the browser
 * (docs/decisions/0021).
 */
export default mergeRsbuildConfig(nodeBuild, {
  source: {
    entry: isShell ? { shell: './src/server/index.ts' } : { routes: './src/routes.tsx' },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  },
  output: {
    // URLs of files must equal those of the browser's build, which contains the files.
    dataUriLimit: 2048,
    assetPrefix: isShell ? '/' : ASSETS,
    distPath: isShell ? {} : { image: 'static', font: 'static' },
    externals: isShell
      ? []
      : SHARED_REQUESTS.map((request) => ({ [request]: `commonjs ${request}` })),
  },
  tools: {
    rspack: {
      output: { asyncChunks: false, library: { type: 'commonjs2' } },
      // The renderer has no Node modules, so a library that imports one fails the build.
      externalsPresets: { node: false },
      // axios's browser version: no call leaves the process.
      module: { rules: [{ test: /[\\/]axios[\\/]/, resolve: { aliasFields: ['browser'] } }] },
    },
  },
});
