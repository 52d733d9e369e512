/**
 * Replaces registry/src/store/project.ts in the packed remote-sdk: its repository contains only the
 * remote.
 */
export { folderOf, ROOT } from '../../../build/parts/project';
