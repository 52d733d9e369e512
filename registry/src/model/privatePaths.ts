import { covers } from './registry';

/** Prefix of the admin area. */
export const PRIVATE = '/admin';

/**
 * True if a path belongs to the admin area: it is not rendered on the server, and search engines do
 * not index it.
 */
export const isPrivate = (path: string): boolean => covers(PRIVATE, path);
