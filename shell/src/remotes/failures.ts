import type { RegisteredRemote } from '@charity-site/registry';

/** Of one version: what is released next starts without a stain. */
const keyOf = ({ name, version }: RegisteredRemote, page: string) => `remote-failures:${name}:${version}${page}`;

/**
 * How often the live version of a remote has failed in this tab. Kept over reloads, for trying again is one; where the
 * browser keeps nothing, every failure is the first.
 * @param page the path of a page, for the failures of that page alone
 */
export const failuresOf = (remote: RegisteredRemote, page = ''): number => {
  try {
    return Number(sessionStorage.getItem(keyOf(remote, page)));
  } catch {
    return 0;
  }
};

/** Notes how often it has failed; 0 once it works. */
export const noteFailures = (remote: RegisteredRemote, count: number, page = ''): void => {
  try {
    if (count > 0) sessionStorage.setItem(keyOf(remote, page), String(count));
    else sessionStorage.removeItem(keyOf(remote, page));
  } catch {
    // Nothing is kept here; see failuresOf.
  }
};
