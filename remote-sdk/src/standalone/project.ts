/**
 * Replaces registry/src/store/project.ts in the packed remote-sdk: the repository is the remote
 * that uses it.
 */
export { folderOf, ROOT } from '../../../build/parts/project';
