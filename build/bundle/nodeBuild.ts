import { mergeRsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { slimming } from './slim/slimming';

/** Settings of a build for Node: one CommonJS file per entry, added to existing files. */
export const nodeBuild = mergeRsbuildConfig(slimming, {
  plugins: [pluginReact()],
  output: {
    target: 'node',
    module: false,
    legalComments: 'none',
    minify: false,
    sourceMap: false,
    emitAssets: false,
    cleanDistPath: false,
    distPath: { js: '.' },
    filename: { js: '[name].cjs' },
  },
  tools: { htmlPlugin: false },
});
