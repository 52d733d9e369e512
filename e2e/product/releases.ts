import { run, TYPESCRIPT } from '../../build/parts/run';
import { REMOTES, ROOT } from '../../build/parts/parts';

/** Secrets of the two teams, and of whoever releases the shell. */
export const SECRETS = {
  'public-site': 'the-secret-of-the-public-team',
  'admin-app': 'the-secret-of-the-admin-team',
  '*': 'the-secret-of-the-shells-keepers',
} as const;

/** A site's setting that lets their holders release. */
export const DEPLOY_TOKENS = Object.entries(SECRETS)
  .map(([remote, secret]) => `${remote}=${secret}`)
  .join(',');

/** How a run of the release command ended. */
interface Run {
  code: number;
  /** What it wrote for its user. */
  said: string;
}

/**
 * Runs the release command as its users do.
 * @param env where it releases to and who it is, as `RELEASES_DIR`, or `RELEASE_URL` and `DEPLOY_TOKEN`
 * @param house the tree whose builds are released: the project's own, or a copy of it
 */
export const tryRelease = async (args: string[], env: NodeJS.ProcessEnv, house = ROOT): Promise<Run> => {
  const written: string[] = [];
  const code = await run(process.execPath, [...TYPESCRIPT, 'registry/src/release/cli.ts', ...args], {
    cwd: house,
    env: { RELEASED_BY: 'Grace', ...env },
    onOutput: (text) => written.push(text),
  });
  return { code, said: written.join('') };
};

/** Releases into a local folder, as `tryRelease` does; it must succeed. */
export const releaseCommand = async (args: string[], releasesDir: string, house = ROOT): Promise<void> => {
  const { code, said } = await tryRelease(args, { RELEASES_DIR: releasesDir }, house);
  if (code !== 0) throw new Error(`npm run release -- ${args.join(' ')} failed with code ${code}.\n${said}`);
};

/** Releases the project's built remotes into an empty folder; what they do in a browser the tests themselves find out. */
export const releaseAll = async (releasesDir: string): Promise<void> => {
  for (const remote of REMOTES) await releaseCommand([remote, '--without-smoke'], releasesDir);
};
