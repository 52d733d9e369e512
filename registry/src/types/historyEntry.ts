/**
 * Origin of an entry: `npm start`, the release command on the site's own machine, a call over HTTP
 * with a deploy token, the signed-in administrator, or the server that rolled back a bad version
 * (docs/decisions/0061). The store sets it; callers cannot.
 */
export type Origin = 'start' | 'command' | 'token' | 'administrator' | 'watch';

/**
 * One change of the registry: a version went live (`release`, `rollback`, `promote`), a canary
 * started or ended, the operator granted a prefix, or the administrator switched something.
 */
export interface HistoryEntry {
  /** The registry's revision after it. */
  revision: number;
  /** UTC ISO 8601. */
  at: string;
  /**
   * The actor: the administrator's email, the deploy token's team, or the account on the site's own
   * machine.
   */
  by: string;
  /** Missing in entries from before origins were stored. */
  origin?: Origin;
  remote: string;
  action: 'release' | 'rollback' | 'canary' | 'promote' | 'end-canary' | 'grant' | 'off' | 'on';
  /**
   * The previously live version, or the canary that ended; null at the first release, for a new
   * canary, for a grant and for a switch.
   */
  from: string | null;
  /**
   * The new live version or canary, the version that stays when a canary ends, the granted prefix,
   * or the switched thing: '' for the remote, else a contribution's key.
   */
  to: string;
  /** A canary's percentage of visitors. */
  share?: number;
  /** Why the server rolled back the version, as a sentence. */
  reason?: string;
}
