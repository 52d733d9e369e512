import { readFile, stat } from 'node:fs/promises';

/**
 * Reads a small file again only when it has changed, because releases and builds replace it while
 * the server runs. Returns the parsed content, the same object until the file changes; undefined
 * without the file. Throws what `parse` throws.
 */
export const watchedFile = <Content>(
  file: string,
  parse: (text: string) => Content,
): (() => Promise<Content | undefined>) => {
  let last: { version: string; content: Content } | undefined;
  return async () => {
    const state = await stat(file).catch(() => undefined);
    if (!state?.isFile()) return undefined;
    const version = `${state.mtimeMs} ${state.size} ${state.ino}`;
    if (last?.version === version) return last.content;
    const text = await readFile(file, 'utf8');
    // Another reader may have parsed it meanwhile: all of them get the same content.
    if (last?.version !== version) last = { version, content: parse(text) };
    return last.content;
  };
};
