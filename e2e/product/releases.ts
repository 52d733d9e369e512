import { run, TYPESCRIPT } from '../../build/parts/run';
import { REMOTES, ROOT } from '../../build/parts/parts';

/** Deploy tokens of the three teams and of the site's operator. */
export const SECRETS = {
  shell: 'the-secret-of-the-shell-team',
  'public-site': 'the-secret-of-the-public-team',
  'admin-app': 'the-secret-of-the-admin-team',
  '*': 'the-secret-of-the-operator',
} as const;

/** The setting of a site that accepts them. */
export const DEPLOY_TOKENS = Object.entries(SECRETS)
  .map(([remote, secret]) => `${remote}=${secret}`)
  .join(',');

/** Result of a run of the release command. */
interface Run {
  code: number;
  /** Its output. */
  said: string;
}

/**
 * Runs the release command.
 * @param env `RELEASES_DIR`, or `RELEASE_URL` and `DEPLOY_TOKEN`
 * @param folder the project's folder whose builds are released, or that of a copy
 */
export const tryRelease = async (args: string[], env: NodeJS.ProcessEnv, folder = ROOT): Promise<Run> => {
  const written: string[] = [];
  const code = await run(process.execPath, [...TYPESCRIPT, 'build/cli/release.ts', ...args], {
    cwd: folder,
    env: { RELEASED_BY: 'Grace', ...env },
    onOutput: (text) => written.push(text),
  });
  return { code, said: written.join('') };
};

/** Releases into a local folder. Throws when the release fails. */
export const releaseCommand = async (args: string[], releasesDir: string, folder = ROOT): Promise<void> => {
  const { code, said } = await tryRelease(args, { RELEASES_DIR: releasesDir }, folder);
  if (code !== 0) throw new Error(`npm run release -- ${args.join(' ')} failed with code ${code}.\n${said}`);
};

/** Releases the project's built shell and remotes into an empty folder, without the smoke test. */
export const releaseAll = async (releasesDir: string): Promise<void> => {
  const release = (part: string) => releaseCommand([part, '--without-smoke'], releasesDir);
  await release('shell');
  await Promise.all(REMOTES.map(release));
};
