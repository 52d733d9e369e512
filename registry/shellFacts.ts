/**
 * What a built shell says about itself in `/shell.json`: what a release is held against is the shell that is live, and
 * not the one in the releasing team's working copy.
 */
export interface ShellFacts {
  /** Package version and content hash of the build. */
  version: string;
  /** The contract it offers, in semantic versions (shell/src/contract.ts). */
  contract: string;
  /** What it shares at run time, by request: the version it brings and the range that a remote may ask for. */
  shared: Record<string, SharedFacts>;
}

/** A shared module as one side has it. */
export interface SharedFacts {
  version: string;
  /** A caret range. */
  range: string;
}

/** The file of a shell's build that says so. */
export const SHELL_FACTS = 'shell.json';
