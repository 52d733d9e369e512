import type { Contribution } from '@charity-site/registry';

/** What the build reads of a workspace's package.json. */
interface Package {
  name: string;
  version: string;
  scripts?: Record<string, string>;
  /**
   * What a remote declares of itself; `rendered` says that its pages are rendered on the server, `devPort` is where it
   * listens during development.
   */
  federation?: {
    contract: string;
    prefixes: string[];
    rendered?: boolean;
    smokePath: string;
    pages?: string[];
    contributions?: Contribution[];
    devPort: number;
  };
}

export function packageOf(name: string): Package;
export const WORKSPACES: string[];
export const REMOTES: string[];
