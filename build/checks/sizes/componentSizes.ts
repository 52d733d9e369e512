import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { rspack } from '@rsbuild/core';
import { ROOT } from '../../parts/parts';

const brotli = promisify(brotliCompress);

/**
 * Modules that the shell provides (build/federation.ts). They are externals here and do not count.
 */
const PROVIDED =
  /^(react|react-dom)(\/.*)?$|^@emotion\/react(\/.*)?$|^@mui\/system\/DefaultPropsProvider$|^@charity-site\/ui-kit\/(theme|toasts)$/;

const swc = (syntax: object) => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: { target: 'es2022', parser: syntax, transform: { react: { runtime: 'automatic' } } },
  },
});

/**
 * The brotli size in bytes that each export of ui-kit alone adds to a remote's first files, without
 * shared modules and lazy chunks. One build has an entry for each export.
 */
export const componentSizes = async (names: readonly string[]): Promise<Record<string, number>> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ui-kit-sizes-'));
  try {
    const stats = rspack.rspack({
      mode: 'production',
      context: ROOT,
      target: 'web',
      entry: Object.fromEntries(
        names.map((name) => [
          name,
          `data:text/javascript,import { ${name} } from '@charity-site/ui-kit'; globalThis.kept = ${name};`,
        ]),
      ),
      output: { path: folder, filename: '[name].js', chunkFilename: 'later/[id].js' },
      externals: [
        ({ request }, done) =>
          request && PROVIDED.test(request) ? done(undefined, 'var {}') : done(),
      ],
      resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
      module: {
        rules: [
          { test: /\.tsx?$/, use: swc({ syntax: 'typescript', tsx: true }) },
          { test: /\.(woff2|css|svg)$/, type: 'asset/resource' },
        ],
      },
      performance: false,
      devtool: false,
    });
    await new Promise<void>((resolve, reject) => {
      stats.run((error, result) => {
        if (error ?? result?.hasErrors())
          reject(error ?? new Error(result?.toString('errors-only')));
        else resolve();
      });
    });
    const sizes: Record<string, number> = {};
    for (const name of names)
      sizes[name] = (await brotli(await readFile(path.join(folder, `${name}.js`)))).length;
    return sizes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
