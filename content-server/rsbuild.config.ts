import { defineConfig } from '@rsbuild/core';

/**
 * Packages with binaries or other files, and those that are loaded when they are needed: they stay
 * in node_modules, and are the dependencies of the package for operators (build/packages/server).
 */
export const isOutside = (request: string) =>
  /^(@photostructure\/sqlite|@node-rs\/argon2|@touch4it\/ical-timezones|@opentelemetry\/.+)$/.test(
    request,
  ) || /^(libheif-js|sharp|pg|nodemailer|pino-pretty)$/.test(request);

/**
 * One file for the server and one for each of its command lines, for Node, with the packages that
 * they always load: each of hundreds of modules would take time to find and to read at a start.
 */
export default defineConfig({
  source: {
    entry: {
      main: './src/app/main.ts',
      admin: './src/app/commands/admin.ts',
      releases: './src/app/commands/releases.ts',
    },
  },
  // Of @fastify/swagger, sanitize-html and @fastify/static, for options that are not used: YAML,
  // style attributes, lists of files.
  resolve: { alias: { yaml: false, postcss: false, glob: false } },
  output: {
    target: 'node',
    module: true,
    cleanDistPath: true,
    legalComments: 'none',
    // Lines and names stay, for the stack traces of the log. V8 reads text faster that is ASCII and
    // has no comments.
    minify: {
      jsOptions: {
        minimizerOptions: {
          compress: false,
          mangle: false,
          minify: false,
          format: { asciiOnly: true, beautify: true, comments: false },
        },
      },
    },
    sourceMap: { js: 'source-map' },
    filename: { js: '[name].js' },
    externals: [
      ({ request }, done) => {
        if (request && isOutside(request)) done(undefined, request, 'module-import');
        else done();
      },
    ],
  },
});
