import { covers } from './registry';

/** The administrator's area, and the start of every path in it. */
export const PRIVATE = '/admin';

/**
 * True if a path belongs to the administrator's area: it is not rendered on the server, and search
 * engines do not keep it.
 */
export const isPrivate = (path: string): boolean => covers(PRIVATE, path);
