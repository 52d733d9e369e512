/**
 * Navigation state for the login when another tab logged out: the path to return to, and a flag
 * that nothing may block it.
 */
interface SignedOutState {
  from: string;
  signedOut: true;
}

/** Creates that state. */
export const signedOutState = (from: string): SignedOutState => ({ from, signedOut: true });

/** True if a navigation was caused by a logout in another tab. */
export const wasSignedOut = (state: unknown): boolean =>
  (state as Partial<SignedOutState> | null)?.signedOut === true;
