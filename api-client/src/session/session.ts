/**
 * The administrator's session: a bearer token in local storage (docs/product.md 1.3). This module
 * is shared at run time, so that all remotes are notified when the session ends.
 */

/** Local storage key of the token (docs/product.md 10). */
export const TOKEN_KEY = 'adminToken';

/** Key of the end of the last rejected token. Other tabs read it to detect a logout. */
const ENDED_KEY = 'adminTokenEnded';

const tokenEnd = (token: string) => token.slice(-12);

type SessionEndListener = () => void;

const listeners = new Set<SessionEndListener>();

// Storage can be unavailable or full. The token is then in memory while the page is open.
let tokenWithoutStorage: string | null = null;

/** The stored token; null if nobody is signed in. */
export const getToken = (): string | null => {
  try {
    return tokenWithoutStorage ?? localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
};

/** Stores the token of a sign-in. */
export const setToken = (token: string): void => {
  try {
    localStorage.setItem(TOKEN_KEY, token);
    tokenWithoutStorage = null;
  } catch {
    tokenWithoutStorage = token;
  }
};

/** Removes the token (logout). Does not call the listeners, because the caller knows. */
export const clearToken = (): void => {
  tokenWithoutStorage = null;
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
};

/**
 * Calls the listener whenever the server rejects the token.
 * @returns a function that unsubscribes
 */
export const onSessionEnd = (listener: SessionEndListener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Removes a token that the server rejected and calls the listeners (docs/product.md 7.10).
 *
 * @param rejected the token that was sent. If another one has been stored since, the session
 * continues.
 */
export const endSession = (rejected: string): void => {
  if (getToken() !== rejected) return;
  try {
    localStorage.setItem(ENDED_KEY, tokenEnd(rejected));
  } catch {
    // Without storage no other tab has this token.
  }
  clearToken();
  listeners.forEach((listener) => listener());
};

/** Change of the session in another tab; 'ended' means that the server rejected the token. */
export type SessionElsewhere = 'signedIn' | 'signedOut' | 'ended';

/**
 * Calls the listener when another tab of this browser changes the session.
 * @returns a function that unsubscribes
 */
export const onSessionElsewhere = (listener: (change: SessionElsewhere) => void): (() => void) => {
  const onStorage = ({ key, oldValue }: StorageEvent) => {
    // The key is null after `localStorage.clear()`.
    if (key !== TOKEN_KEY && key !== null) return;
    if (getToken() !== null) listener('signedIn');
    else
      listener(
        oldValue !== null && localStorage.getItem(ENDED_KEY) === tokenEnd(oldValue)
          ? 'ended'
          : 'signedOut',
      );
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
