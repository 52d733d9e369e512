import { readSession, writeSession } from '../sessionText';

/**
 * Returns true if the page at this path may reload itself: once per tab, so that a file that is really missing causes
 * no loop. False when session storage is unavailable.
 */
export const claimReload = (path: string): boolean => {
  const key = `reloaded:${path}`;
  if (readSession(key)) return false;
  writeSession(key, 'once');
  return readSession(key) === 'once';
};
