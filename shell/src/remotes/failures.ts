import type { RegisteredRemote } from '@charity-site/registry';
import { readSession, writeSession } from '../sessionText';

/** Keyed by version, so a new release starts at zero. */
const keyOf = ({ name, version }: RegisteredRemote, page: string) => `remote-failures:${name}:${version}${page}`;

/**
 * Number of failures of a remote's live version in this tab. Kept across reloads in session storage, because a reload
 * is a retry; 0 when session storage is unavailable.
 * @param page path of a page, to count that page's failures only
 */
export const failuresOf = (remote: RegisteredRemote, page = ''): number => Number(readSession(keyOf(remote, page)));

/** Stores the number of failures; 0 removes it. */
export const noteFailures = (remote: RegisteredRemote, count: number, page = ''): void =>
  writeSession(keyOf(remote, page), count > 0 ? String(count) : undefined);
