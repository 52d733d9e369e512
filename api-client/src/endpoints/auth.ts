import { http } from '@charity-site/api-client/http';
import type { Administrator, EmailChange, PasswordChange, SignIn } from '../entities/administrator';

/** A change of e-mail or password ends the other tokens; the browser that made it goes on with the new one, if given. */
export interface AccountChange {
  message?: string;
  token?: string;
}

/** Sign-in and the administrator's own account. */
export const auth = {
  /** A bearer token for the right e-mail and password; rejects with 401 for wrong ones. */
  signIn: async (draft: SignIn): Promise<{ token: string }> =>
    (await http.post<{ token: string }>('/auth/login', draft)).data,
  /** Who the stored token belongs to; rejects with 401 when it is not valid (docs/product.md 7.10). */
  verify: async (signal?: AbortSignal): Promise<{ valid: true; admin: Administrator }> =>
    (await http.get<{ valid: true; admin: Administrator }>('/auth/verify-token', { signal })).data,
  changeEmail: async (draft: EmailChange): Promise<AccountChange> =>
    (await http.put<AccountChange>('/auth/email', draft)).data,
  changePassword: async (draft: PasswordChange): Promise<AccountChange> =>
    (await http.put<AccountChange>('/auth/password', draft)).data,
};
