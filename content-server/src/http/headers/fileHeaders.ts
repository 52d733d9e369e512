import { readFileSync, type Stats } from 'node:fs';
import { basename } from 'node:path';
import { LRUCache } from 'lru-cache';
import { hashOf, IMMUTABLE, isHashed, REVALIDATE } from './etag';

interface RawHeaders {
  setHeader: (name: string, value: string) => unknown;
}

/** Maximum number of files whose hash is cached. */
const HASHES_MAX = 2_000;

/** An uploaded file's name begins with its hash. */
const UPLOADED = /^[\da-f]{16}[-.]/;

/** Hashes by path, size and time of files without a hash in their name. They are small. */
const hashes = new LRUCache<string, string, string>({
  max: HASHES_MAX,
  memoMethod: (_key, _stale, { context: file }) => hashOf(readFileSync(file)),
});

/** A strong ETag of a file, the same on every machine: its name if that has a hash, or its hash. */
const fileEtag = (file: string, { size, mtimeMs }: Stats): string => {
  const name = basename(file);
  if (isHashed(name) || UPLOADED.test(name)) return `"${name}"`;
  return `"${hashes.memo(`${file} ${size} ${mtimeMs}`, { context: file })}"`;
};

/** Cache headers and ETag of a folder's files. @param isImmutable whether a file never changes */
export const headers =
  (isImmutable: (file: string) => boolean) =>
  (response: RawHeaders, file: string, stats: Stats): void => {
    response.setHeader('cache-control', isImmutable(file) ? IMMUTABLE : REVALIDATE);
    response.setHeader('vary', 'Accept-Encoding');
    response.setHeader('etag', fileEtag(file, stats));
  };

/**
 * Options of all folders, for `sendFile`: the routes of @fastify/static would have no audience.
 * Hidden files, including temporary ones, are not served.
 */
export const COMMON_OPTIONS = {
  serve: false,
  index: false,
  cacheControl: false,
  etag: false,
  dotfiles: 'ignore',
} as const;
