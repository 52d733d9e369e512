/**
 * Facts of a built shell, in its `/shell.json`: a release is checked against the live shell, not
 * against the team's checkout.
 */
export interface ShellFacts {
  /** Package version and content hash of the build. */
  version: string;
  /** The contract it offers, in semantic versions (shell/src/contract/index.ts). */
  contract: string;
  /**
   * Modules that it shares at run time, by request: the version it brings and the range that a
   * remote may ask for.
   */
  shared: Record<string, SharedFacts>;
  /** Its server build; missing from shells that were built without one. */
  server?: ShellServerBuild;
}

/** The part of a shell's build that renders pages on the server. */
export interface ShellServerBuild {
  /** Relative to the build's folder. */
  file: string;
  /** Its subresource integrity. */
  integrity: string;
  /** Address of the script that starts a rendered page. */
  starter: string;
}

/** A shared module as one side has it. */
export interface SharedFacts {
  version: string;
  /** A caret range. */
  range: string;
  /** The names that the shell's copy exports; only shells record them, and early ones do not. */
  exports?: string[];
}

/** Imported names by shared module, each with a file that imports it. */
export type SharedImports = Record<string, Record<string, string>>;
