import { api, isUnauthorized } from '@charity-site/api-client';
import type { SignIn } from '@charity-site/api-client/entities';

/**
 * Signs in as if a change of the sign-in were stored. Only this shows whether it is, after its
 * answer was lost.
 * @returns undefined when it is not stored
 */
export const trySignIn = (expected: SignIn): Promise<{ token: string } | undefined> =>
  api.auth.signIn(expected).catch((error: unknown) => {
    if (!isUnauthorized(error)) throw error;
    return undefined;
  });
