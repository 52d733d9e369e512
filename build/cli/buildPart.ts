import { createRsbuild, loadConfig } from '@rsbuild/core';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { inputsHash, stamp } from '../parts/freshness';
import { distOf, PARTS, ROOT, type Part } from '../parts/parts';
import { precompress } from '../parts/precompress';

// `npm run build -w <part>`: builds one part alone, compresses what browsers will fetch, notes what it was made from.
const part = path.basename(process.cwd()) as Part;
if (!PARTS.includes(part)) throw new Error(`Run this in one of ${PARTS.join(', ')}.`);

process.env.NODE_ENV = 'production';
const hash = inputsHash(part);
const cwd = path.join(ROOT, part);
const { content } = await loadConfig({ cwd });
const rsbuild = await createRsbuild({ cwd, rsbuildConfig: { ...content, logLevel: 'warn' } });
const { close } = await rsbuild.build();
await close();
// Module federation's own statistics repeat the manifest at ten times its size; nobody fetches them.
rmSync(path.join(distOf(part), 'mf-stats.json'), { force: true });
if (part !== 'content-server') await precompress(distOf(part));
stamp(part, hash);
console.log(`${part}: built`);
