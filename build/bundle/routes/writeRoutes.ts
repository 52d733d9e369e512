import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { SITE_NAME, type DescribedPage } from '@charity-site/registry';
import { ROUTES_FILE } from '@charity-site/registry/store';
import { bundle } from '../../parts/bundle';
import { rendersOnServer, ROOT, type Part } from '../../parts/parts';
import { entryFile } from '../../parts/run';

const execute = promisify(execFile);

/** Timeout of loading the routes, in ms. */
const LOAD_TIMEOUT = 60_000;

/** Folder of the built program, from which Node finds its packages. */
const CACHE = path.join(ROOT, 'node_modules/.cache');

/**
 * The list of a remote's pages as JSON, generated from its route definitions in a separate process.
 * @throws Error if the routes cannot be built or loaded
 */
const routesOf = async (remote: Part): Promise<string> => {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(path.join(CACHE, 'routes-'));
  try {
    const code = await bundle(remote, folder, entryFile('rsbuild.config', import.meta.url));
    if (code !== 0) throw new Error(`The routes of ${remote} could not be built.`);
    const { stdout } = await execute(process.execPath, [path.join(folder, 'print.cjs')], {
      env: { NODE_ENV: 'production', SITE_NAME, WITH_CODE: rendersOnServer(remote) ? 'on' : 'off' },
      timeout: LOAD_TIMEOUT,
    }).catch((error: Error) => {
      throw new Error(`The routes of ${remote} could not be loaded. ${error.message}`, {
        cause: error,
      });
    });
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Writes the list of a remote's pages.
 * @param serverFolder the folder of the remote's server build
 */
export const writeRoutes = async (remote: Part, serverFolder: string): Promise<void> => {
  const routes = await routesOf(remote);
  await mkdir(serverFolder, { recursive: true });
  await writeFile(path.join(serverFolder, path.basename(ROUTES_FILE)), routes);
};

/** The pages of a remote, in the order of its routes. */
export const pagesOf = async (remote: Part): Promise<DescribedPage[]> =>
  JSON.parse(await routesOf(remote)) as DescribedPage[];
