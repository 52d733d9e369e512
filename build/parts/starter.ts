import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rsbuild/core';
import { ROOT } from './parts';

/**
 * Writes the script that starts hydration (shell/starter.js) into the shell's build.
 * @returns its URL on the site
 */
export const writeStarter = async (dist: string): Promise<string> => {
  const source = readFileSync(path.join(ROOT, 'shell/starter.js'), 'utf8');
  const { code } = await rspack.experiments.swc.minify(source, { compress: true, mangle: true });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  writeFileSync(path.join(dist, `static/starter.${hash}.js`), code);
  return `/static/starter.${hash}.js`;
};
