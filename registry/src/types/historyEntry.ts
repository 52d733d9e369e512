/**
 * Origin of an entry: `npm start`, the release command on the site's own machine, a call over HTTP
 * with a deploy token, the signed-in administrator, or the server that turned a bad version back
 * (docs/decisions/0061). The store that writes the entry sets it; no caller can.
 */
export type Origin = 'start' | 'command' | 'token' | 'administrator' | 'watch';

/**
 * One change of the registry: a version went live (`release`, `rollback`, `promote`), became or
 * stopped being a canary, the operator granted a prefix, or the administrator switched something.
 */
export interface HistoryEntry {
  /** The registry's revision after it. */
  revision: number;
  /** UTC ISO 8601. */
  at: string;
  /**
   * Who did it: the administrator's e-mail, the deploy token's team, or the account on the site's
   * own machine.
   */
  by: string;
  /** Missing in entries written before origins were kept. */
  origin?: Origin;
  remote: string;
  action: 'release' | 'rollback' | 'canary' | 'promote' | 'end-canary' | 'grant' | 'off' | 'on';
  /**
   * The version that was live before, or the canary that ended; null at the first release, for a
   * new canary, for a grant and for a switch.
   */
  from: string | null;
  /**
   * The version that went live or became the canary, the one that stays when a canary ends, the
   * prefix that was granted, or what was switched: '' for the remote, else a contribution's key.
   */
  to: string;
  /** Percentage of the visitors who get a canary. */
  share?: number;
  /** Why the server turned the version back, as a sentence. */
  reason?: string;
}
