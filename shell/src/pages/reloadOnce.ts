/**
 * Returns true if the page at this path may reload itself: once per tab, so that a file that is really missing causes
 * no loop. False when session storage is unavailable.
 */
export const claimReload = (path: string): boolean => {
  const key = `reloaded:${path}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'once');
    return sessionStorage.getItem(key) === 'once';
  } catch {
    return false;
  }
};
