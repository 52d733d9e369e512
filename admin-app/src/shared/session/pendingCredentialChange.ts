import { api } from '@charity-site/api-client';
import type { SignIn } from '@charity-site/api-client/entities';
import { trySignIn } from './trySignIn';

/**
 * The sign-in that works if the change was stored. Kept in memory only, until an answer has come.
 */
let expected: SignIn | undefined;

/**
 * A change of e-mail or password whose answer was lost. If it was stored, the token of this browser
 * is invalid and the new one never arrived, so only a sign-in can show what is stored.
 */
export const pendingCredentialChange = {
  remember: (signIn: SignIn) => {
    expected = signIn;
  },
  forget: () => {
    expected = undefined;
  },
  /**
   * Signs in as if the change were stored.
   * @returns undefined when no change was lost, or it was not stored
   */
  signIn: async (): Promise<{ token: string } | undefined> => {
    if (!expected) return undefined;
    const found = await trySignIn(expected);
    expected = undefined;
    return found;
  },
  /**
   * Signs in with the new e-mail address and a password; undefined when no change of the address
   * was lost.
   */
  signInByEmail: async ({ email, password }: SignIn): Promise<{ token: string } | undefined> =>
    expected && expected.email !== email
      ? api.auth.signIn({ email: expected.email, password })
      : undefined,
};
