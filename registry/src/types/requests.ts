/** Request to grant a remote one more prefix. */
export interface GrantRequest {
  remote: string;
  prefix: string;
  by: string;
}

/** Request to switch a remote, or one of its contributions, off or on. */
export interface SwitchRequest {
  remote: string;
  /** The contribution's key; undefined for the whole remote. */
  contribution?: string;
  on: boolean;
  by: string;
}

/** Request to activate a version. */
export interface ActivateRequest {
  /** The name of the remote, or `shell`. */
  remote: string;
  /**
   * `canary` releases a version to a share of the visitors, `promote` releases the canary to all,
   * `end-canary` withdraws it. A `rollback` without a version ends the canary, if any.
   */
  action: 'release' | 'rollback' | 'canary' | 'promote' | 'end-canary';
  /**
   * The version to make live; a rollback's default is the previous one. For `promote` and
   * `end-canary` the canary that the caller saw; undefined: not checked.
   */
  to?: string;
  /** A canary's percentage of visitors. */
  share?: number;
  /**
   * The version that the caller saw live; null for none. The request is rejected if another one is
   * live. Undefined: not checked.
   */
  replaces?: string | null;
  by: string;
  /** Why a version is rolled back, as a sentence for the history. */
  reason?: string;
}

/** Result of an activation. */
export interface ActivateResult {
  /** The live version, or for `canary` the new canary. */
  version: string;
  revision: number;
  /** The canary that has ended. */
  ended?: string;
}

/** A link to preview one version. */
export interface Preview {
  address: string;
  /** When it expires, UTC ISO 8601. */
  until: string;
}
