import type {
  ActivateRequest,
  ActivateResult,
  CheckResult,
  GrantRequest,
  Preview,
  ReleaseRecord,
  ReleaseState,
  SwitchRequest,
} from '../types';
import type { Candidate } from './candidate';

/** Optional parts of a reported check result. */
interface CheckedWith {
  /** The checked part, whose token may report this; default the remote. */
  candidate?: string;
  /** A JPEG of the failed page. */
  image?: Uint8Array;
}

/**
 * A store of releases: on this machine (store/localStore) or of a running site (release/httpStore).
 */
export interface ReleaseStore {
  /** Reads the registry, the history, the check results and the records of all versions. */
  state: () => Promise<ReleaseState>;
  /**
   * Adds a build as an immutable version; nothing goes live. Returns the stored record if the
   * version exists.
   */
  add: (candidate: Candidate) => Promise<ReleaseRecord>;
  /**
   * Verifies all files of a version.
   * @returns a sentence for each file that is missing or does not match its hash
   */
  verifyFiles: (record: ReleaseRecord) => Promise<string[]>;
  /**
   * Stores a check result. For a version in the store, it computes the compatibility errors again.
   * Results of a deploy token are marked as not verified.
   * @returns the name of the stored screenshot, if any
   */
  storeCheckResult: (result: CheckResult, about?: CheckedWith) => Promise<string | undefined>;
  /** The path or URL of a screenshot. */
  screenshotAt: (name: string) => string;
  /**
   * Makes a version live, or starts or ends a canary. Atomically compares the live version with the
   * one that the caller saw and replaces it.
   * @throws ReleaseConflict if another version has gone live meanwhile, ReleaseError if the version
   * may not
   */
  activate: (request: ActivateRequest) => Promise<ActivateResult>;
  /**
   * Grants a remote one more prefix. Only the site's operator may do this.
   * @returns all prefixes that the remote owns now
   * @throws ReleaseError if the prefix belongs to another remote or to the server
   */
  grant: (request: GrantRequest) => Promise<{ prefixes: string[] }>;
  /**
   * Switches a remote, or one of its contributions, off or on. It affects visitors from the next
   * page. Only the site's operator and the administrator may do this.
   * @throws ReleaseConflict if it is already switched, ReleaseError if it cannot be switched off
   */
  switch: (request: SwitchRequest) => Promise<void>;
  /**
   * Creates a link to preview a stored version before it is live. A folder has no URL, so it has no
   * previews.
   */
  preview?: (remote: string, version: string) => Promise<Preview>;
  /**
   * Removes the oldest versions of a part, but never the live one, the previous one, the canary, or
   * one that open tabs may use.
   * @param keep number of other versions to retain
   * @returns the removed versions
   */
  prune: (remote: string, keep?: number) => Promise<string[]>;
}
