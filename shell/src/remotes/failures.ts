import type { RegisteredRemote } from '../../../registry/registry';

/** Of one version: what is released next starts without a stain. */
const keyOf = ({ name, version }: RegisteredRemote) => `remote-failures:${name}:${version}`;

/**
 * How often the live version of a remote has failed in this tab. Kept over reloads, for trying again is one; where the
 * browser keeps nothing, every failure is the first.
 */
export const failuresOf = (remote: RegisteredRemote): number => {
  try {
    return Number(sessionStorage.getItem(keyOf(remote)));
  } catch {
    return 0;
  }
};

/** Notes how often it has failed; 0 once it works. */
export const noteFailures = (remote: RegisteredRemote, count: number): void => {
  try {
    if (count > 0) sessionStorage.setItem(keyOf(remote), String(count));
    else sessionStorage.removeItem(keyOf(remote));
  } catch {
    // Nothing is kept here; see failuresOf.
  }
};
