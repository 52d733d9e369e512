import { api } from '@charity-site/api-client';
import { clearToken, getToken, setToken } from '@charity-site/api-client/session';
import { lostChange } from './lostChange';

/** Key of the end of the token with which this tab has signed in. */
const KEY = 'adminSignedInHere';

const mark = (token: string) => token.slice(-12);

/** Stores the token of a sign-in in this tab. */
export const signedInHere = (token: string): void => {
  setToken(token);
  try {
    sessionStorage.setItem(KEY, mark(token));
  } catch {
    // Without storage, Logout only removes the token.
  }
};

const isFromHere = (token: string): boolean => {
  try {
    return sessionStorage.getItem(KEY) === mark(token);
  } catch {
    return false;
  }
};

/**
 * Removes the token. A session that this tab has started also ends on the server; another token may still be in use where it came
 * from, and can be ended in Account.
 */
export const logOut = (): void => {
  const token = getToken();
  lostChange.forget();
  clearToken();
  if (token && isFromHere(token)) api.auth.signOut(token);
};
