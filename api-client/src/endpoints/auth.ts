import { http } from '@charity-site/api-client/http';
import type {
  PasswordReset,
  Recovery,
  SecondFactorDraft,
  SecondFactorSecret,
  Session,
} from '../entities/people/people';
import { itemPath } from './list';
import type {
  Administrator,
  EmailChange,
  PasswordChange,
  SignIn,
} from '../entities/people/administrator';
import { get, post, put, remove } from './methods';

/**
 * Response to a change of email or password, which ends all other tokens. `token` replaces this
 * browser's own.
 */
export interface AccountChange {
  message?: string;
  token?: string;
}

/**
 * Config of calls that need no session or end it: without a session they reject instead of waiting
 * for the password.
 */
const signedOut = { failsSignedOut: true };

/** Leaves out the code from an app while its field is empty: most people have no second factor. */
const withCode = <Draft extends { secondFactor?: string | undefined }>(draft: Draft): Draft => ({
  ...draft,
  secondFactor: draft.secondFactor || undefined,
});

/** Sign-in and the administrator's own account. */
export const auth = {
  /**
   * Returns a bearer token; rejects with 401 for a wrong email or password. Sends no token, so that
   * the 401 ends no session.
   */
  signIn: (draft: SignIn) =>
    post<{ token: string }>('/auth/login', withCode(draft), {
      headers: { Authorization: false },
      ...signedOut,
    }),
  /**
   * Returns the owner of the stored token; rejects with 401 if it is invalid (docs/product.md
   * 7.10).
   */
  verify: (signal?: AbortSignal) =>
    get<{ valid: true; admin: Administrator }>('/auth/verify-token', signal, signedOut),
  changeEmail: (draft: EmailChange) =>
    put<AccountChange>('/auth/email', withCode(draft), signedOut),
  changePassword: (draft: PasswordChange) =>
    put<AccountChange>('/auth/password', withCode(draft), signedOut),
  /** Changes the caller's own name. */
  changeName: (name: string) => put<{ admin: Administrator }>('/auth/name', { name }),
  /** Returns the caller's sessions, the last used first. */
  sessions: async (signal?: AbortSignal) =>
    (await get<{ sessions: Session[] }>('/auth/sessions', signal)).sessions,
  /** Ends one of the caller's sessions. */
  endSession: (id: string) => remove(itemPath('/auth/sessions', id)),
  /** Ends all of the caller's sessions but this one. */
  endOtherSessions: () => remove('/auth/sessions'),
  /**
   * Requests a password reset. `isMailed` is true if the site sends email at all, not if the email
   * address is known.
   */
  forgotten: (email: string) => post<{ isMailed: boolean }>('/auth/forgotten-password', { email }),
  /** Sets a new password with an emailed link. Rejects with a 400 if it was used or has expired. */
  resetByLink: (draft: PasswordReset) => post('/auth/forgotten-password/link', withCode(draft)),
  /** Sets a new password with a recovery code. */
  resetByCode: (draft: Recovery) => post('/auth/forgotten-password/code', withCode(draft)),
  /** Returns the number of unused recovery codes, and true if the site emails links. */
  recovery: (signal?: AbortSignal) =>
    get<{ left: number; isMailOn: boolean }>('/auth/recovery-codes', signal),
  /** Creates new recovery codes; the earlier ones become invalid. */
  newRecoveryCodes: async (password: string) =>
    (await post<{ codes: string[] }>('/auth/recovery-codes', { password })).codes,
  /** Returns whether a login of the caller needs a code from an app. */
  secondFactor: (signal?: AbortSignal) => get<{ isOn: boolean }>('/auth/second-factor', signal),
  /** Creates a secret for an app, which is not stored yet. */
  newSecret: () => post<SecondFactorSecret>('/auth/second-factor', {}),
  turnOnSecondFactor: (draft: SecondFactorDraft) => put('/auth/second-factor', draft),
  turnOffSecondFactor: (password: string) => post('/auth/second-factor/off', { password }),
  /** Ends the session of a token, without awaiting the response: the token expires anyway. */
  signOut: (token: string): void => {
    void http
      .delete('/auth/sessions/current', {
        headers: { Authorization: `Bearer ${token}` },
        ...signedOut,
      })
      .catch(() => undefined);
  },
};
