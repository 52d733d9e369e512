import { REVALIDATE, IMMUTABLE } from './etag';

interface RawHeaders {
  setHeader: (name: string, value: string) => unknown;
}

/** Cache headers of a folder's files. @param isImmutable whether a file never changes */
export const headers =
  (isImmutable: (file: string) => boolean) =>
  (response: RawHeaders, file: string): void => {
    response.setHeader('cache-control', isImmutable(file) ? IMMUTABLE : REVALIDATE);
    response.setHeader('vary', 'Accept-Encoding');
  };

/**
 * Options of all folders, for `sendFile`: the routes of @fastify/static would have no audience.
 * Hidden files, including temporary ones, are not served.
 */
export const COMMON_OPTIONS = {
  serve: false,
  index: false,
  cacheControl: false,
  dotfiles: 'ignore',
} as const;
