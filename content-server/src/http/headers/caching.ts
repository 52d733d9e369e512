/** For files with a content hash in their name: cached for a year. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Cached, but revalidated on every request. */
export const REVALIDATE = 'no-cache';

/** True if a file name contains a content hash, as the build writes it: `index.817909caa6.js`. */
export const isHashed = (file: string): boolean => /\.[0-9a-f]{8,}\.[a-z0-9.]+$/.test(file);
