import path from 'node:path';
import { run, TYPESCRIPT } from '../../../build/parts/run';
import { readRegistry, writeRegistry } from '../../fixtures/liveRegistry';
import { freshData } from '../../fixtures/product/prepared';
import { releaseCommand } from '../../fixtures/product/releases';
import { startServer, type RunningServer } from '../../fixtures/product/server';
import type { Product } from '../../fixtures/product/withProduct';

/** Builds the public site without federation and starts the same server with it. */
export const startSingle = async ({ prepared }: Product): Promise<RunningServer> => {
  const folder = path.join(prepared.folder, 'single');
  const [shellDir, releasesDir] = [path.join(folder, 'dist'), path.join(folder, 'releases')];
  const program = path.join(import.meta.dirname, 'build.ts');
  const code = await run(process.execPath, [...TYPESCRIPT, program, shellDir], { quiet: true });
  if (code !== 0) throw new Error('The page without federation could not be built.');
  // The server needs a live remote to be ready; this page does not load it.
  const place = { releasesDir, dataDir: await freshData(prepared, true) };
  // In the prepared data the shell is live, which would be served instead of the single build.
  writeRegistry(place, { ...readRegistry(place), shell: undefined, remotes: [] });
  await releaseCommand(['public-site', '--without-smoke'], place);
  return startServer({ ...place, shellDir, demo: true });
};
