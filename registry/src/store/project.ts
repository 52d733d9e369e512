import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The repository's root. Relative settings resolve against it, not against the working directory.
 * In a repository with one remote only, remote-sdk/src/standalone/project.ts replaces this file.
 */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The folder of a part. */
export const folderOf = (name: string): string => path.join(ROOT, name);
