import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseError } from '../store/releaseError';
import { ROOT } from '../store/project';
import type { Registry } from '../model/registry';
import type { ShellPlaces } from '../store/liveShell';

/** Timeout of the server's start, in ms. */
const START_TIMEOUT = 30_000;

/** A site that runs during a smoke test. */
export interface SmokeSite {
  url: string;
  /** A deploy token of the site. */
  token: string;
  /** Credentials of the administrator; only if the site was started for the test. */
  administrator?: { email: string; password: string };
  close: () => Promise<void>;
}

/** The built content server's main file; undefined if it is not built. */
export const builtServer = (): string | undefined => {
  const file = path.join(ROOT, 'content-server/dist/main.js');
  return existsSync(file) ? file : undefined;
};

/** A folder of releases whose registry a new database takes over. */
const linkedReleases = async (
  folder: string,
  { releases, registry }: { releases: string; registry: Registry },
): Promise<string> => {
  await mkdir(folder);
  for (const entry of await readdir(releases, { withFileTypes: true }))
    if (entry.isDirectory())
      await symlink(path.join(releases, entry.name), path.join(folder, entry.name));
  await writeFile(path.join(folder, 'remotes.json'), JSON.stringify(registry));
  return folder;
};

/**
 * Serves a local folder of releases with the built content server, on a free port, with demo
 * content in a new database.
 */
export const startLocalSite = async (
  server: string,
  { shellDir, ...live }: ShellPlaces & { registry: Registry },
): Promise<SmokeSite> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'smoke-'));
  const [token, password] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
  const administrator = { email: 'smoke-test@example.org', password };
  const child = spawn(process.execPath, [server, '--release-nothing'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RELEASES_DIR: await linkedReleases(path.join(dataDir, 'releases'), live),
      SHELL_DIR: shellDir,
      DEMO_CONTENT: 'on',
      DEPLOY_TOKENS: `*=${token}`,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  };
  let output = '';
  try {
    const url = await new Promise<string>((resolve, reject) => {
      const fail = () =>
        reject(new ReleaseError(`The site for the smoke test does not start.\n${output}`));
      const limit = setTimeout(fail, START_TIMEOUT);
      void exited.then(fail);
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          const address = / is at (http:\/\/\S+)/.exec(output)?.[1];
          if (!address) return;
          clearTimeout(limit);
          resolve(address);
        });
      }
    });
    return { url, token, administrator, close };
  } catch (error) {
    await close();
    throw error;
  }
};
