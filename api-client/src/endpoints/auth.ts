import { http } from '@charity-site/api-client/http';
import type { PasswordReset, Recovery, Session } from '../entities/people/people';
import { itemPath } from './list';
import type { Administrator, EmailChange, PasswordChange, SignIn } from '../entities/people/administrator';

/** Answer to a change of e-mail or password, which ends all other tokens. `token` replaces this browser's own. */
export interface AccountChange {
  message?: string;
  token?: string;
}

/** Settings of calls that need no session, or end it: they fail without one, in place of waiting for the password. */
const signedOut = { failsSignedOut: true };

/** Sign-in and the administrator's own account. */
export const auth = {
  /** Returns a bearer token; rejects with 401 for a wrong e-mail or password. That 401 ends no session: no token is sent. */
  signIn: async (draft: SignIn): Promise<{ token: string }> =>
    (await http.post<{ token: string }>('/auth/login', draft, { headers: { Authorization: false }, ...signedOut }))
      .data,
  /** Returns the owner of the stored token; rejects with 401 when it is not valid (docs/product.md 7.10). */
  verify: async (signal?: AbortSignal): Promise<{ valid: true; admin: Administrator }> =>
    (await http.get<{ valid: true; admin: Administrator }>('/auth/verify-token', { signal, ...signedOut })).data,
  changeEmail: async (draft: EmailChange): Promise<AccountChange> =>
    (await http.put<AccountChange>('/auth/email', draft, signedOut)).data,
  changePassword: async (draft: PasswordChange): Promise<AccountChange> =>
    (await http.put<AccountChange>('/auth/password', draft, signedOut)).data,
  /** Changes the caller's own name. */
  changeName: async (name: string): Promise<{ admin: Administrator }> =>
    (await http.put<{ admin: Administrator }>('/auth/name', { name })).data,
  /** Returns where the caller is signed in, the last used first. */
  sessions: async (signal?: AbortSignal): Promise<Session[]> =>
    (await http.get<{ sessions: Session[] }>('/auth/sessions', { signal })).data.sessions,
  /** Ends one of the caller's sessions. */
  endSession: async (id: string): Promise<void> => {
    await http.delete(itemPath('/auth/sessions', id));
  },
  /** Ends all of the caller's sessions but this one. */
  endOtherSessions: async (): Promise<void> => {
    await http.delete('/auth/sessions');
  },
  /** Requests a password reset. The answer says only whether the site sends mail, nothing about the address. */
  forgotten: async (email: string): Promise<{ isMailed: boolean }> =>
    (await http.post<{ isMailed: boolean }>('/auth/forgotten-password', { email })).data,
  /** Sets a new password with a mailed link. Rejects with a 400 when it was used or has ended. */
  resetByLink: async (draft: PasswordReset): Promise<void> => {
    await http.post('/auth/forgotten-password/link', draft);
  },
  /** Sets a new password with a recovery code. */
  resetByCode: async (draft: Recovery): Promise<void> => {
    await http.post('/auth/forgotten-password/code', draft);
  },
  /** Returns how many recovery codes the caller has left, and whether the site mails links. */
  recovery: async (signal?: AbortSignal): Promise<{ left: number; isMailOn: boolean }> =>
    (await http.get<{ left: number; isMailOn: boolean }>('/auth/recovery-codes', { signal })).data,
  /** Makes new recovery codes; the earlier ones stop working. */
  newRecoveryCodes: async (password: string): Promise<string[]> =>
    (await http.post<{ codes: string[] }>('/auth/recovery-codes', { password })).data.codes,
  /** Ends the session of a token, without waiting for the answer: the token expires anyway. */
  signOut: (token: string): void => {
    void http
      .delete('/auth/sessions/current', { headers: { Authorization: `Bearer ${token}` }, ...signedOut })
      .catch(() => undefined);
  },
};
