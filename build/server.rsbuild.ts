import path from 'node:path';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { nodeBuild } from './bundle/nodeBuild';
import { SHARED_REQUESTS } from './federation';

/** The part that is built: its npm script runs in the part's folder. */
const part = path.basename(process.cwd());
const isShell = part === 'shell';

/**
 * Placeholder for the address of a remote's files. It is known at release only, so the renderer
 * replaces it (content-server/bin/renderer.cjs).
 */
const ASSETS = '/%ASSETS%/';

/**
 * The second build of a part, for rendering on the server: one CommonJS file. The shell's contains
 * the shared modules; a remote's requires them by the names that both share in the browser
 * (docs/decisions/0021).
 */
export default mergeRsbuildConfig(nodeBuild, {
  source: {
    entry: isShell ? { shell: './src/server/index.ts' } : { routes: './src/routes.tsx' },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  },
  output: {
    // Addresses of files must equal those of the browser's build, which brings the files.
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
      // Node's own modules are not there for the renderer, so that a library which wants one fails
      // the build.
      externalsPresets: { node: false },
      // axios as in browsers: no call leaves the process.
      module: { rules: [{ test: /[\\/]axios[\\/]/, resolve: { aliasFields: ['browser'] } }] },
    },
  },
});
