/**
 * The repository and its parts. In the packed remote-sdk, standalone.ts replaces this file, because
 * there the repository is one remote.
 */
export { folderOf, packageOf, REMOTES, ROOT, WORKSPACES } from './workspaces.cjs';
