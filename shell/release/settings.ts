import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, against which relative settings are read whatever folder a command is started in. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where released remotes and the registry live: `RELEASES_DIR`, by default `./releases`. */
export const releasesDir = (): string => path.resolve(ROOT, process.env.RELEASES_DIR ?? 'releases');

/** Where a remote's own build lands. */
export const buildOf = (name: string): string => path.join(ROOT, name, 'dist');

/** A remote's package.json. */
export const packageFileOf = (name: string): string => path.join(ROOT, name, 'package.json');
