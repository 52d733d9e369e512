import { isRefused, isOutcomeUnknown, ReadableError } from '@charity-site/api-client';
import type { SignIn } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import { trySignIn } from './trySignIn';

const EARLIER_TRY =
  'Your first attempt probably worked. Please log in with the password that you typed first.';

/**
 * Runs a call that sets a password and works once, with a link or a code. If it is rejected, an
 * earlier one may have succeeded and its response been lost, so the sign-in is tried. Not only
 * after a known loss: browsers repeat a call on a broken connection.
 * @returns a function that resolves to the call's response, or to the token of the sign-in
 */
export function useOneTimeSubmit() {
  const isUnknown = useRef(false);
  return async <Data>(
    expected: SignIn,
    call: () => Promise<Data>,
  ): Promise<Data | { token: string }> => {
    try {
      return await call();
    } catch (error) {
      const signedIn = isRefused(error) && (await trySignIn(expected));
      if (signedIn) return signedIn;
      if (isRefused(error) && isUnknown.current) throw new ReadableError(EARLIER_TRY);
      isUnknown.current ||= isOutcomeUnknown(error);
      throw error;
    }
  };
}
