import { defineConfig } from '@rslib/core';

/**
 * Compiles a staged package file by file, so that a remote's build can drop unused files. Runs in
 * the package's folder.
 */
export default defineConfig({
  lib: [
    {
      format: 'esm',
      syntax: 'es2022',
      bundle: false,
      outBase: '.',
      dts: { abortOnError: true },
      // Fonts are copied.
      redirect: { dts: { path: true }, asset: { path: false, extension: false } },
    },
  ],
  source: {
    entry: { index: ['./**/*.{ts,tsx}', '!./**/*.d.ts', '!./dist/**', '!./node_modules/**'] },
  },
  output: { target: 'web', legalComments: 'none', minify: false, distPath: { root: 'dist' } },
  tools: {
    // URLs relative to a module stay unchanged: the package has the repository's folders.
    rspack: { module: { rules: [{ test: /\.tsx?$/, parser: { url: false } }] } },
    swc: { jsc: { transform: { react: { runtime: 'automatic' } } } },
  },
});
