import { api, isUnauthorized } from '@charity-site/api-client';
import type { SignIn } from '@charity-site/api-client/entities';

/**
 * Signs in with the expected credentials. After a lost response, only this shows whether their
 * change was stored.
 * @returns undefined if it was not
 */
export const trySignIn = (expected: SignIn): Promise<{ token: string } | undefined> =>
  api.auth.signIn(expected).catch((error: unknown) => {
    if (!isUnauthorized(error)) throw error;
    return undefined;
  });
