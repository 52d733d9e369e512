import { api } from '@charity-site/api-client';
import type { SignIn } from '@charity-site/api-client/entities';
import { trySignIn } from './trySignIn';

/** The credentials that work if the change was stored. In memory only, until a response arrives. */
let expected: SignIn | undefined;

/**
 * A change of email or password whose response was lost. If it was stored, this browser's token is
 * invalid and the new one never arrived, so only a sign-in can show what is stored.
 */
export const pendingCredentialChange = {
  remember: (signIn: SignIn) => {
    expected = signIn;
  },
  clear: () => {
    expected = undefined;
  },
  /**
   * Signs in as if the change were stored.
   * @param secondFactor a code that was not used for the change
   * @returns undefined if no change is pending, or it was not stored
   */
  signIn: async (secondFactor?: string): Promise<{ token: string } | undefined> => {
    if (!expected) return undefined;
    const signedIn = await trySignIn({ ...expected, secondFactor });
    expected = undefined;
    return signedIn;
  },
  /** Signs in with the new email and a password; undefined if no change of the email is pending. */
  signInByEmail: async (credentials: SignIn): Promise<{ token: string } | undefined> =>
    expected && expected.email !== credentials.email
      ? api.auth.signIn({ ...credentials, email: expected.email })
      : undefined,
};
