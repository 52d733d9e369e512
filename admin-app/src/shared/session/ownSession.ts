import { api } from '@charity-site/api-client';
import { clearToken, getToken, setToken } from '@charity-site/api-client/session';
import { pendingCredentialChange } from './pendingCredentialChange';

/** sessionStorage key of the last characters of the token that this tab signed in with. */
const KEY = 'adminSignedInHere';

let person = '';

/** Id of this tab's person; '' before the server has verified the token. */
export const personHere = (): string => person;

export const setPerson = (id: string): void => {
  person = id;
};

/** True while the token, which all tabs share, belongs to a person, by default this tab's. */
export const isOwnToken = (id = person): boolean => {
  try {
    const claims = getToken()?.split('.')[1] ?? '';
    return (
      (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: string })
        .sub === id
    );
  } catch {
    return false;
  }
};

const mark = (token: string) => token.slice(-12);

/** Stores the token of a sign-in that happened in this tab. */
export const beginSession = (token: string): void => {
  setToken(token);
  try {
    sessionStorage.setItem(KEY, mark(token));
  } catch {
    // Without storage, logging out only removes the token.
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
 * Removes the token. A session that this tab started also ends on the server; another tab's session
 * may still be in use there, and can be ended in Account.
 */
export const logOut = (): void => {
  const token = getToken();
  pendingCredentialChange.clear();
  clearToken();
  if (token && isFromHere(token)) api.auth.signOut(token);
};
