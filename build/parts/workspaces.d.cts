/** What the build reads of a workspace's package.json. */
interface Package {
  name: string;
  version: string;
  scripts?: Record<string, string>;
  /** What a remote declares of itself; `devPort` is where it listens during development. */
  federation?: { contract: string; prefixes: string[]; smokePath: string; pages?: string[]; devPort: number };
}

export function packageOf(name: string): Package;
export const WORKSPACES: string[];
export const REMOTES: string[];
