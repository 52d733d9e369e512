/** Request to give a remote one more prefix. */
export interface GrantRequest {
  remote: string;
  prefix: string;
  by: string;
}

/** Request to switch a remote, or one of its contributions, off or on. */
export interface SwitchRequest {
  remote: string;
  /** The contribution's key; left out for the whole remote. */
  contribution?: string;
  on: boolean;
  by: string;
}

/** Request to activate a version. */
export interface ActivateRequest {
  /** The name of the remote, or `shell`. */
  remote: string;
  /**
   * `canary` gives a version to a share of the visitors, `promote` gives the canary to all,
   * `end-canary` takes it back. A `rollback` that names no version ends the canary, where there is
   * one.
   */
  action: 'release' | 'rollback' | 'canary' | 'promote' | 'end-canary';
  /**
   * The version to make live; left out, a rollback takes the one before. For `promote` and
   * `end-canary` the canary that the caller saw; left out: not checked.
   */
  to?: string;
  /** Percentage of the visitors, for a canary. */
  share?: number;
  /**
   * The version that the caller saw live; null for none. The request is refused if another one is
   * live. Left out: not checked.
   */
  replaces?: string | null;
  by: string;
  /** Why a version is turned back, as a sentence for the history. */
  reason?: string;
}

/** Result of an activation. */
export interface ActivateResult {
  /** The live version, or for `canary` the one that is the canary now. */
  version: string;
  revision: number;
  /** The canary that has ended. */
  ended?: string;
}

/** An address under which one version can be seen by those who have the link. */
export interface Preview {
  address: string;
  /** When it expires, UTC ISO 8601. */
  until: string;
}
