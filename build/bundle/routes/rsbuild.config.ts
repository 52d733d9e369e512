import path from 'node:path';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { programAt } from '../../parts/program';
import { slimming } from '../slim/slimming';

/** The program that prints the pages of a remote. The remote's npm script runs in the remote's folder. */
export default mergeRsbuildConfig(slimming, {
  plugins: [pluginReact()],
  source: { entry: { print: programAt('print', import.meta.url) } },
  output: {
    target: 'node',
    module: false,
    minify: false,
    sourceMap: false,
    legalComments: 'none',
    emitAssets: false,
    cleanDistPath: false,
    distPath: { js: '.' },
    filename: { js: '[name].cjs' },
  },
  resolve: { alias: { ...slimming.resolve?.alias, 'remote-routes$': path.resolve('src/routes.tsx') } },
  tools: { htmlPlugin: false },
});
