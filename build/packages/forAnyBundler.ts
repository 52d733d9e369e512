import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An import of a font, which needs a loader in most bundlers and fails in Node. */
const FONT_IMPORT = /^import (\w+) from "(\.[^"]+\.woff2)";$/gm;

/** Names that only React in a browser can use: hooks, and what makes styled components. */
const CLIENT_ONLY =
  /^import (?:[^;{]*\{[^}]*\b(?:use[A-Z]\w*|styled|keyframes)\b[^}]*\} from "|[^;]* from "react";)/m;

/**
 * A font by its address beside the module, which webpack, Vite, Rspack and Node understand without
 * a loader.
 */
const withFontAddresses = (code: string): string =>
  code.replace(FONT_IMPORT, 'const $1 = new URL("$2", import.meta.url).href;');

/** Marks components, and what uses hooks, for frameworks with React's server components. */
const withDirective = (code: string, isComponent: boolean): string =>
  isComponent || CLIENT_ONLY.test(code) ? `'use client';\n${code}` : code;

/**
 * Completes compiled files for bundlers and frameworks other than ours.
 * @param folder of the package, with its sources and the compiled files below `dist`
 */
export const completeForAnyBundler = (folder: string): void => {
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
