/**
 * The administrator's session as the browser keeps it: a bearer token in local storage (docs/product.md 1.3). Shared at run
 * time, so that every remote hears of the same end of the session.
 */

/** The name under which the token is kept (docs/product.md 10). */
export const TOKEN_KEY = 'adminToken';

/** Beside it: the end of the last token that the server refused, by which other tabs tell an end from a logout. */
const ENDED_KEY = 'adminTokenEnded';

const mark = (token: string) => token.slice(-12);

type SessionEndListener = () => void;

const listeners = new Set<SessionEndListener>();

// Browsers can refuse storage altogether; the visitor's page must live on, and the administrator then stays signed in
// for as long as the page is open.
let tokenWithoutStorage: string | null = null;

/** The stored token, or null when nobody is signed in. */
export const getToken = (): string | null => {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return tokenWithoutStorage;
  }
};

/** Keeps the token of a sign-in. */
export const setToken = (token: string): void => {
  try {
    localStorage.setItem(TOKEN_KEY, token);
  } catch {
    tokenWithoutStorage = token;
  }
};

/** Forgets the token (logout); nobody is told, for whoever calls this knows. */
export const clearToken = (): void => {
  tokenWithoutStorage = null;
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Where nothing could be stored there is nothing to remove.
  }
};

/** Calls the listener whenever the server refuses the token. Answers the function that stops it. */
export const onSessionEnd = (listener: SessionEndListener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Removes a token the server refused and tells the listeners (docs/product.md 7.10).
 *
 * @param refused the token that was sent. When another one has been stored since, the answer is late and nothing ends.
 */
export const endSession = (refused: string): void => {
  if (getToken() !== refused) return;
  try {
    localStorage.setItem(ENDED_KEY, mark(refused));
  } catch {
    // Without storage no other tab shares the token.
  }
  clearToken();
  listeners.forEach((listener) => listener());
};

/** What another tab did to the session: signed in, logged out, or met its end (the server refused the token). */
export type SessionElsewhere = 'signedIn' | 'signedOut' | 'ended';

/** Calls the listener whenever another tab of this browser changes the session. Answers the function that stops it. */
export const onSessionElsewhere = (listener: (what: SessionElsewhere) => void): (() => void) => {
  const heard = ({ key, oldValue }: StorageEvent) => {
    // Without a key the whole storage was emptied.
    if (key !== TOKEN_KEY && key !== null) return;
    if (getToken() !== null) listener('signedIn');
    else listener(oldValue !== null && localStorage.getItem(ENDED_KEY) === mark(oldValue) ? 'ended' : 'signedOut');
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
};
