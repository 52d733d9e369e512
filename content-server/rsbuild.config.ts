import { defineConfig } from '@rsbuild/core';

/**
 * Workspace packages are TypeScript source and go into the bundle, and so do packages of many small modules, because each takes
 * time to find and to read at a start; everything else stays in node_modules.
 */
const isBundled = (request: string) =>
  /^(\.|\/|@charity-site\/|(kysely|uuid|htmlparser2|dom-serializer|domhandler|domutils|domelementtype|entities)(\/|$))/.test(
    request,
  );

/** One file for the server and one for its command line, for Node: a start reads two files instead of hundreds. */
export default defineConfig({
  source: { entry: { main: './src/app/main.ts', admin: './src/app/commands/admin.ts' } },
  output: {
    target: 'node',
    module: true,
    cleanDistPath: true,
    legalComments: 'none',
    minify: false,
    sourceMap: { js: 'source-map' },
    filename: { js: '[name].js' },
    externals: [
      ({ request }, done) => {
        if (!request || isBundled(request)) done();
        else done(undefined, request, 'module-import');
      },
    ],
  },
});
