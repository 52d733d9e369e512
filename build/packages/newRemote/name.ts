import { existsSync } from 'node:fs';
import path from 'node:path';
import { SHELL } from '@charity-site/registry';
import { SERVER_PATHS, topPaths } from '@charity-site/registry/store';
import { ROOT } from '../../parts/parts';
import { packageOf, REMOTES, WORKSPACES } from '../../parts/workspaces.cjs';
import { pagesOf } from '../../bundle/routes/writeRoutes';

/** An invalid name of a remote; the message is for the terminal. */
export class NewRemoteError extends Error {}

/**
 * Validates the name of a new remote and the path of its pages.
 * @param prefix the path, such as `/shop`
 * @param kind whether it will be part of this repository or have its own, whose name and prefix the
 * site validates
 * @throws NewRemoteError
 */
export const checkName = async (
  name: string,
  prefix: string,
  kind: 'part' | 'standalone',
): Promise<void> => {
  const refuse = (why: string) => {
    throw new NewRemoteError(`${why} Nothing was written.`);
  };
  const what = prefix === `/${name}` ? 'name' : 'path';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length < 2 || name.length > 30)
    refuse(
      `"${name}" is not a name for a remote. Use 2 to 30 lower-case letters, digits and single hyphens, such as shop.`,
    );
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(prefix))
    refuse(
      `"${prefix}" is not a path for pages. Use lower-case letters, digits and hyphens, such as /shop.`,
    );
  if (SERVER_PATHS.includes(prefix))
    refuse(`${prefix} is used by the server. Choose another ${what}.`);
  if (name === SHELL) refuse(`There is a part called ${name} already.`);
  if (kind === 'standalone') return;
  if (WORKSPACES.includes(name)) refuse(`There is a part called ${name} already.`);
  const owner = REMOTES.find((remote) => packageOf(remote).federation?.prefixes.includes(prefix));
  if (owner) refuse(`${prefix} belongs to ${owner}. Choose another ${what}.`);
  if (existsSync(path.join(ROOT, name)))
    refuse(`There is something called ${name} in the project already.`);
  const root = REMOTES.find((remote) => packageOf(remote).federation?.prefixes.includes('/'));
  if (root && topPaths(await pagesOf(root)).includes(prefix))
    refuse(`${prefix} is a page of ${root}. Choose another ${what}.`);
};
