import path from 'node:path';
import { buildPart } from '../parts/buildPart';
import { inputsHash, stamp } from '../parts/freshness';
import { PARTS } from '../parts/parts';

// `npm run build -w <part>`: builds one part, compresses its files and stores the hash of its
// sources.
const part = path.basename(process.cwd());
if (!PARTS.includes(part)) throw new Error(`Run this in one of ${PARTS.join(', ')}.`);

// Computed before the build, so that a file saved during the build makes it stale.
const hash = inputsHash(part);
process.exitCode = await buildPart(part, (folder) => stamp(folder, hash));
