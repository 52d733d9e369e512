/**
 * Facts of a built shell, in its `/shell.json`: a release is checked against the live shell, not
 * the team's checkout.
 */
export interface ShellFacts {
  /** Package version and content hash of the build. */
  version: string;
  /** Its contract, a semantic version (shell/src/contract/index.ts). */
  contract: string;
  /** Its shared modules by request: its version and the range that a remote may require. */
  shared: Record<string, SharedFacts>;
  /** Its server build; missing if built without one. */
  server?: ShellServerBuild;
}

/** The part of a shell's build that renders pages on the server. */
export interface ShellServerBuild {
  /** Relative to the build's folder. */
  file: string;
  /** Its subresource integrity. */
  integrity: string;
  /** URL of the script that hydrates a rendered page. */
  starter: string;
}

/** A shared module of one side. */
export interface SharedFacts {
  version: string;
  /** A caret range. */
  range: string;
  /** The names that the shell's copy exports; only shells record them, except early ones. */
  exports?: string[];
}

/** Imported names by shared module, each with an importing file. */
export type SharedImports = Record<string, Record<string, string>>;
