/** Files whose name changes with their content are kept for a year and never asked for again. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Kept, but the server is asked each time whether it has changed. */
export const ASK_FIRST = 'no-cache';

/** A content hash in a file's name, as the build writes it: `index.817909caa6.js`. */
export const isHashed = (file: string): boolean => /\.[0-9a-f]{8,}\.[a-z0-9.]+$/.test(file);
