import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../parts/parts';

const OPTIONS: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
};

/** Resolves an import to a source or another file of the repository, such as a font. */
const resolved = (request: string, from: string): string | undefined => {
  const beside = path.resolve(path.dirname(from), request);
  if (
    request.startsWith('.') &&
    existsSync(beside) &&
    statSync(beside).isFile() &&
    !/\.cjs$/.test(beside)
  )
    return beside;
  return ts.resolveModuleName(request, from, OPTIONS, ts.sys).resolvedModule?.resolvedFileName;
};

/**
 * Every import of a source, and every file that it reads by relative URL. TypeScript's quick scan
 * misses `export * as`.
 */
const requestsIn = (text: string): string[] => [
  ...ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName),
  ...[...text.matchAll(/^export (?:type )?\* as \w+ from '([^']+)'/gm)].map(
    ([, request = '']) => request,
  ),
  ...[...text.matchAll(/new URL\('([^']+\.(?:js|json))', import\.meta\.url\)/g)].map(
    ([, file = '']) => `./${file}`,
  ),
];

/** The files of the repository that a source imports, including types. */
const importsOf = (file: string): string[] =>
  /\.[cm]?tsx?$/.test(file)
    ? requestsIn(readFileSync(path.join(ROOT, file), 'utf8'))
        .map((request) => resolved(request, path.join(ROOT, file)))
        .filter(
          (found): found is string => found !== undefined && !found.includes('/node_modules/'),
        )
        .map((found) => path.relative(ROOT, found))
    : [];

/**
 * The sources of a package: its entry points and all their imports.
 * @param isElsewhere whether a file belongs to another package
 */
export const sourcesOf = (
  entries: readonly string[],
  isElsewhere: (file: string) => boolean,
): string[] => {
  const found = new Set(entries.map((file) => path.normalize(file)));
  for (const file of found)
    for (const next of importsOf(file)) if (!isElsewhere(next)) found.add(next);
  return [...found].sort();
};
