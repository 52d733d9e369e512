import path from 'node:path';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { programAt } from '../../parts/program';
import { forNode } from '../forNode';

/**
 * The program that prints the pages of a remote. The remote's npm script runs in the remote's
 * folder.
 */
export default mergeRsbuildConfig(forNode, {
  source: { entry: { print: programAt('print', import.meta.url) } },
  resolve: { alias: { 'remote-routes$': path.resolve('src/routes.tsx') } },
});
