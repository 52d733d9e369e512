/**
 * Navigation state of the login page after a logout in another tab: the path to return to, and a
 * flag that disables navigation guards.
 */
interface SignedOutState {
  from: string;
  signedOut: true;
}

export const signedOutState = (from: string): SignedOutState => ({ from, signedOut: true });

/** True if a navigation was caused by a logout in another tab. */
export const wasSignedOut = (state: unknown): boolean =>
  (state as Partial<SignedOutState> | null)?.signedOut === true;
