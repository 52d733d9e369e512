import { existsSync } from 'node:fs';
import path from 'node:path';
import { SERVER_PATHS } from '@charity-site/registry/store';
import { ROOT } from '../parts/parts';
import { packageOf, REMOTES, WORKSPACES } from '../parts/workspaces.cjs';

/** A refused name of a remote; the message is for the terminal. */
export class NewRemoteError extends Error {}

/**
 * Checks the name of a new remote, whose pages will be below `/<name>`.
 * @throws NewRemoteError
 */
export const checkName = (name: string): void => {
  const refuse = (why: string) => {
    throw new NewRemoteError(`${why} Nothing was written.`);
  };
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length < 2 || name.length > 30)
    refuse(
      `"${name}" is not a name for a remote. Use 2 to 30 lower-case letters, digits and single hyphens, such as shop.`,
    );
  if (WORKSPACES.includes(name)) refuse(`There is a part called ${name} already.`);
  const owner = REMOTES.find((remote) => packageOf(remote).federation?.prefixes.includes(`/${name}`));
  if (owner) refuse(`/${name} belongs to ${owner}. Choose another name.`);
  if (SERVER_PATHS.includes(`/${name}`)) refuse(`/${name} is used by the server. Choose another name.`);
  const pagesOwner = REMOTES.find((remote) => packageOf(remote).federation?.pages?.includes(`/${name}`));
  if (pagesOwner) refuse(`/${name} is a page of ${pagesOwner}. Choose another name.`);
  if (existsSync(path.join(ROOT, name))) refuse(`There is something called ${name} in the project already.`);
};
