import { readFile, stat } from 'node:fs/promises';

/**
 * A small file that is read again only when it has changed: a release turns the registry and a build the shell's page
 * while the server runs. Answers what `parse` makes of the text, undefined while there is no such file, and throws
 * what `parse` throws.
 */
export const watchedFile = <Content>(
  file: string,
  parse: (text: string) => Content,
): (() => Promise<Content | undefined>) => {
  let known: { version: string; content: Content } | undefined;
  return async () => {
    const state = await stat(file).catch(() => undefined);
    if (!state?.isFile()) return undefined;
    const version = `${state.mtimeMs} ${state.size} ${state.ino}`;
    if (known?.version !== version) known = { version, content: parse(await readFile(file, 'utf8')) };
    return known.content;
  };
};
