/**
 * The administrator's session: a bearer token in local storage (docs/product.md 1.3). This module
 * is shared at run time, so that all remotes are notified when the session ends.
 */

/** Local storage key of the token (docs/product.md 10). */
export const TOKEN_KEY = 'adminToken';

/**
 * Key of the last refused token's ending, by which other tabs distinguish a refused token from a
 * logout.
 */
const ENDED_KEY = 'adminTokenEnded';

const mark = (token: string) => token.slice(-12);

type SessionEndListener = () => void;

const listeners = new Set<SessionEndListener>();

// Browsers can refuse access to storage, and it can be full. The token is then kept in memory while
// the page is open.
let tokenWithoutStorage: string | null = null;

/** The stored token, or null when nobody is signed in. */
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
 * Calls the listener whenever the server refuses the token.
 * @returns a function that unsubscribes
 */
export const onSessionEnd = (listener: SessionEndListener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Removes a token that the server refused and calls the listeners (docs/product.md 7.10).
 *
 * @param refused the token that was sent. If another one has been stored since, the session
 * continues.
 */
export const endSession = (refused: string): void => {
  if (getToken() !== refused) return;
  try {
    localStorage.setItem(ENDED_KEY, mark(refused));
  } catch {
    // Without storage no other tab has this token.
  }
  clearToken();
  listeners.forEach((listener) => listener());
};

/** Change of the session in another tab; 'ended' means that the server refused the token. */
export type SessionElsewhere = 'signedIn' | 'signedOut' | 'ended';

/**
 * Calls the listener when another tab of this browser changes the session.
 * @returns a function that unsubscribes
 */
export const onSessionElsewhere = (listener: (what: SessionElsewhere) => void): (() => void) => {
  const heard = ({ key, oldValue }: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (key !== TOKEN_KEY && key !== null) return;
    if (getToken() !== null) listener('signedIn');
    else
      listener(
        oldValue !== null && localStorage.getItem(ENDED_KEY) === mark(oldValue)
          ? 'ended'
          : 'signedOut',
      );
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
};
