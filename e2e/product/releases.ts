import { run, TYPESCRIPT } from '../../build/parts/run';
import { REMOTES, ROOT } from '../../build/parts/parts';

/**
 * Runs the release command as its users do.
 * @param house the tree whose builds are released: the project's own, or a copy of it
 */
export const releaseCommand = async (args: string[], releasesDir: string, house = ROOT): Promise<void> => {
  const code = await run(process.execPath, [...TYPESCRIPT, 'shell/release/cli.ts', ...args], {
    cwd: house,
    env: { RELEASES_DIR: releasesDir },
    quiet: true,
  });
  if (code !== 0) throw new Error(`npm run release -- ${args.join(' ')} failed with code ${code}.`);
};

/** Releases the project's built remotes into an empty folder; what they do in a browser the tests themselves find out. */
export const releaseAll = async (releasesDir: string): Promise<void> => {
  for (const remote of REMOTES) await releaseCommand([remote, '--without-smoke'], releasesDir);
};
