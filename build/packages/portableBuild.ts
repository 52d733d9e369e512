import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A font import, which needs a loader in most bundlers and fails in Node. */
const FONT_IMPORT = /^import (\w+) from "(\.[^"]+\.woff2)";$/gm;

/** Names for client components only: hooks and styled components. */
const CLIENT_ONLY =
  /^import (?:[^;{]*\{[^}]*\b(?:use[A-Z]\w*|styled|keyframes)\b[^}]*\} from "|[^;]* from "react";)/m;

/**
 * A font as a URL relative to the module, which webpack, Vite, Rspack and Node support without a
 * loader.
 */
const withFontAddresses = (code: string): string =>
  code.replace(FONT_IMPORT, 'const $1 = new URL("$2", import.meta.url).href;');

/** Adds 'use client' to components and modules with hooks, for React Server Components. */
const withDirective = (code: string, isComponent: boolean): string =>
  isComponent || CLIENT_ONLY.test(code) ? `'use client';\n${code}` : code;

/**
 * Completes compiled files for bundlers and frameworks other than ours.
 * @param folder of the package, with sources and compiled files below `dist`
 */
export const completePortableBuild = (folder: string): void => {
  const dist = path.join(folder, 'dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const isComponent = existsSync(path.join(folder, file.replace(/\.js$/, '.tsx')));
    const compiled = path.join(dist, file);
    writeFileSync(
      compiled,
      withDirective(withFontAddresses(readFileSync(compiled, 'utf8')), isComponent),
    );
  }
};
