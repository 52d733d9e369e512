import path from 'node:path';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { entryFile } from '../../parts/run';
import { nodeBuild } from '../nodeBuild';

/**
 * Build of the program that prints the pages of a remote. The npm script runs in the remote's
 * folder.
 */
export default mergeRsbuildConfig(nodeBuild, {
  source: { entry: { print: entryFile('print', import.meta.url) } },
  resolve: { alias: { 'remote-routes$': path.resolve('src/routes.tsx') } },
});
