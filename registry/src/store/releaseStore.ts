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

/** Additions to a reported check result. */
interface CheckedWith {
  /** The part whose release is checked, and whose token may report this; by default the remote. */
  candidate?: string;
  /** A JPEG of the page that failed. */
  image?: Uint8Array;
}

/**
 * A store of releases: a local folder (store/releasesFolder) or a running site (release/httpStore).
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
   * Reads all files of a version again.
   * @returns a sentence for each file that is missing or does not match its hash
   */
  faults: (record: ReleaseRecord) => Promise<string[]>;
  /**
   * Stores a check result. For a version in the store, the compatibility errors are computed again
   * and not taken from the caller. Results of a deploy token are marked as not verified.
   * @returns the name of the stored screenshot; undefined without one
   */
  storeCheckResult: (result: CheckResult, about?: CheckedWith) => Promise<string | undefined>;
  /** The path or the address of a screenshot. */
  screenshotAt: (name: string) => string;
  /**
   * Makes a version live, or starts or ends a canary. Compares the live version with the one that
   * the caller saw and replaces it in one step, which no other writer can interrupt.
   * @throws ReleaseConflict when another version has gone live in the meantime, ReleaseError when
   * the version may not
   */
  activate: (order: ActivateRequest) => Promise<ActivateResult>;
  /**
   * Gives a remote one more prefix. Only the site's operator may do this.
   * @returns all prefixes that the remote owns now
   * @throws ReleaseError when the prefix belongs to another remote or to the server
   */
  grant: (request: GrantRequest) => Promise<{ prefixes: string[] }>;
  /**
   * Switches a remote, or one of its contributions, off or on. Visitors notice with the next page.
   * Only the site's operator and the administrator may do this.
   * @throws ReleaseConflict when it is so already, ReleaseError when it cannot be switched off
   */
  switch: (request: SwitchRequest) => Promise<void>;
  /**
   * Makes an address under which a stored version can be seen before it is live. A folder has no
   * address, so it has no previews.
   */
  preview?: (remote: string, version: string) => Promise<Preview>;
  /**
   * Removes the oldest versions of a part, but never the live one, the one before, the canary, or
   * one that open tabs may use.
   * @param keep number of other versions to keep
   * @returns the removed versions
   */
  prune: (remote: string, keep?: number) => Promise<string[]>;
}
