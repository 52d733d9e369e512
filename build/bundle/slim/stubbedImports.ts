import { existsSync, readFileSync } from 'node:fs';

/** An import in a library's file that the build replaces with a stub. */
export interface StubbedImport {
  /** The file with the import. */
  file: string;
  /** The request exactly as in the file. */
  request: string;
}

/**
 * Checks that every stubbed import still exists in its library. After an update of the library, a
 * stub without a match would enlarge the page without notice.
 * @throws Error that names the files and requests that no longer match
 */
export const checkStubbedImports = (hooks: readonly StubbedImport[]): void => {
  const unmatched = hooks.filter(({ file, request }) => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return !text.includes(`'${request}'`) && !text.includes(`"${request}"`);
  });
  if (unmatched.length > 0)
    throw new Error(
      [
        'build/bundle/slim no longer matches the installed libraries; adapt or remove these hooks:',
        ...unmatched.map(({ file, request }) => `  ${file} does not import '${request}'`),
      ].join('\n'),
    );
};
