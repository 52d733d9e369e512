import { http } from '@charity-site/api-client/http';
import type { Administrator, EmailChange, PasswordChange, SignIn } from '../entities/administrator';

/** Answer to a change of e-mail or password, which ends all other tokens. `token` replaces this browser's own. */
export interface AccountChange {
  message?: string;
  token?: string;
}

/** Sign-in and the administrator's own account. */
export const auth = {
  /** Returns a bearer token; rejects with 401 for a wrong e-mail or password. */
  signIn: async (draft: SignIn): Promise<{ token: string }> =>
    (await http.post<{ token: string }>('/auth/login', draft)).data,
  /** Returns the owner of the stored token; rejects with 401 when it is not valid (docs/product.md 7.10). */
  verify: async (signal?: AbortSignal): Promise<{ valid: true; admin: Administrator }> =>
    (await http.get<{ valid: true; admin: Administrator }>('/auth/verify-token', { signal })).data,
  changeEmail: async (draft: EmailChange): Promise<AccountChange> =>
    (await http.put<AccountChange>('/auth/email', draft)).data,
  changePassword: async (draft: PasswordChange): Promise<AccountChange> =>
    (await http.put<AccountChange>('/auth/password', draft)).data,
};
