/** What travels with the way to the login when another tab logged out: the way back, and that nothing may stop it. */
interface SignedOutState {
  from: string;
  signedOut: true;
}

/** The state for the way to the login. */
export const signedOutState = (from: string): SignedOutState => ({ from, signedOut: true });

/** Whether a place in the browser's history was come to because another tab logged out. */
export const wasSignedOut = (state: unknown): boolean => (state as Partial<SignedOutState> | null)?.signedOut === true;
