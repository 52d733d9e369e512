import type { ErrorKind } from '@charity-site/registry';

/** A version of a remote or of the shell. */
export interface PartVersion {
  remote: string;
  version: string;
}

/** An error on a visitor's page. */
export interface CapturedError {
  kind: ErrorKind;
  error: unknown;
  /** Path of the page. */
  path: string;
  /** The part that failed; by default the one that owns the page. */
  part?: PartVersion;
}
