import { existsSync, readFileSync } from 'node:fs';

/** A request in a library's file that the build answers with a stand-in. */
export interface Hook {
  /** The file that makes the request. */
  file: string;
  /** The request as the file writes it. */
  request: string;
}

/**
 * Checks that every hook still matches its library. A hook that matches nothing replaces nothing, and the page would grow
 * without notice after an update of the library.
 * @throws Error that names the files and requests that no longer match
 */
export const checkHooks = (hooks: readonly Hook[]): void => {
  const unmatched = hooks.filter(({ file, request }) => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return !text.includes(`'${request}'`) && !text.includes(`"${request}"`);
  });
  if (unmatched.length > 0)
    throw new Error(
      [
        'build/slim no longer matches the installed libraries; adapt or remove these hooks:',
        ...unmatched.map(({ file, request }) => `  ${file} does not import '${request}'`),
      ].join('\n'),
    );
};
