import { readFile, stat } from 'node:fs/promises';

/**
 * Reads a small file again only when it has changed, because releases and builds replace it while the server runs.
 * Returns the parsed content, undefined without the file, and throws what `parse` throws.
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
