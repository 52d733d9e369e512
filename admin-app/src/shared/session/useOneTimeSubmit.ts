import { isRefused, isOutcomeUnknown, ReadableError } from '@charity-site/api-client';
import type { SignIn } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import { trySignIn } from './trySignIn';

const EARLIER =
  'Your first attempt probably worked. Please log in with the password that you typed first.';

/**
 * Makes a call that sets a password and works once, with a link or a code. When it is refused, an
 * earlier one may have been carried out and its answer lost, so the sign-in is tried. Not only
 * after a lost answer: browsers repeat a call on a connection that broke.
 * @returns a function that makes the call; it resolves to what the call answers, or to the token of
 * the sign-in
 */
export function useOneTimeSubmit() {
  const isUnknown = useRef(false);
  return async <Answer>(
    expected: SignIn,
    call: () => Promise<Answer>,
  ): Promise<Answer | { token: string }> => {
    try {
      return await call();
    } catch (error) {
      const found = isRefused(error) && (await trySignIn(expected));
      if (found) return found;
      if (isRefused(error) && isUnknown.current) throw new ReadableError(EARLIER);
      isUnknown.current ||= isOutcomeUnknown(error);
      throw error;
    }
  };
}
