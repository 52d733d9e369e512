import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sharedPackages } from '../federation';
import { ROOT } from '../parts/parts';
import { binary, run } from '../parts/run';
import { completePortableBuild } from './portableBuild';
import { PACKAGES } from './packages';
import { publishedPackage } from './published';
import { completePackage, stagePackage } from './stage';

const must = async (what: string, command: string, args: string[], cwd: string): Promise<void> => {
  const env = { NODE_ENV: 'production', NODE_OPTIONS: '' };
  if ((await run(command, args, { cwd, env, quiet: true })) !== 0)
    throw new Error(`${what} failed; see above.`);
};

/**
 * Builds the published packages to JavaScript and types, and packs them.
 * @param target the folder for the packages' archives
 * @returns the file names of the archives
 */
export const packPackages = async (
  target = path.join(ROOT, 'dist-packages'),
): Promise<string[]> => {
  mkdirSync(target, { recursive: true });
  // Below the root, where Node and TypeScript find the installed packages.
  const stage = mkdtempSync(path.join(ROOT, 'dist-stage-'));
  const names: string[] = [];
  try {
    for (const name of Object.keys(PACKAGES)) {
      const published = publishedPackage(name, sharedPackages());
      const folder = stagePackage(stage, name, published);
      const config = path.join(ROOT, 'build/packages/rslib.config.mjs');
      await must(
        `Building ${name}`,
        binary('rslib'),
        ['build', '--config', config, '--root', folder],
        folder,
      );
      completePortableBuild(folder);
      completePackage(folder, name);
      await must(
        `Packing ${name}`,
        'npm',
        ['pack', '--ignore-scripts', '--pack-destination', stage],
        folder,
      );
      const archive = `charity-site-${name}-${published.version}.tgz`;
      renameSync(path.join(stage, archive), path.join(target, archive));
      names.push(archive);
    }
  } finally {
    if (!process.env.KEEP_STAGE) rmSync(stage, { recursive: true, force: true });
  }
  return names;
};
