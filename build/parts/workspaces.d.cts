import type { Budgets, Contribution, Sources } from '@charity-site/registry';

/** What the build reads of a workspace's package.json. */
export interface Package {
  name: string;
  version: string;
  description: string;
  private?: boolean;
  sideEffects?: boolean;
  exports?: Record<string, string>;
  imports?: Record<string, Record<string, string>>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /**
   * What a remote declares of itself; `rendered` says that its pages are rendered on the server,
   * `devPort` is where it listens during development.
   */
  federation?: {
    contract: string;
    prefixes: string[];
    rendered?: boolean;
    smokePath: string;
    contributions?: Contribution[];
    sources?: Sources;
    strict?: Budgets;
    devPort: number;
  };
}

/** The repository's root, with a final slash. */
export const ROOT: string;
/** The folder of a workspace. */
export function folderOf(name: string): string;
export function packageOf(name: string): Package;
export const WORKSPACES: string[];
export const REMOTES: string[];
