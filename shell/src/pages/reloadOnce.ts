/**
 * Whether the page at this address may be loaded anew by itself: once a tab, so that a file that is gone for good never
 * makes a loop. Where the browser keeps nothing, never.
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
