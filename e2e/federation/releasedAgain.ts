import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Registered {
  name: string;
  version: string;
  manifest: string;
  previous?: unknown;
}

/** Writes the registry's file atomically, like the release command. */
const writeRegistry = async (releasesDir: string, registry: unknown): Promise<void> => {
  const file = path.join(releasesDir, 'remotes.json');
  await writeFile(`${file}.next`, JSON.stringify(registry));
  await rename(`${file}.next`, file);
};

/**
 * Releases the live files of a remote again under another version. The version that was live becomes the previous one.
 * @param change can damage the release: its folder, its entry in the registry, or the origins of the registry
 * @returns a function that restores the registry
 */
export const releaseAgain = async (
  releasesDir: string,
  remote: string,
  version: string,
  change: { files?: (folder: string) => Promise<void>; says?: Record<string, unknown>; origins?: string[] } = {},
): Promise<() => Promise<void>> => {
  const text = await readFile(path.join(releasesDir, 'remotes.json'), 'utf8');
  const registry = JSON.parse(text) as { remotes: Registered[] };
  const remotes = await Promise.all(
    registry.remotes.map(async (live) => {
      if (live.name !== remote) return live;
      const folder = path.join(releasesDir, remote, version);
      await cp(path.join(releasesDir, remote, live.version), folder, { recursive: true });
      await change.files?.(folder);
      const { name: _name, previous: _before, ...previous } = live;
      const manifest = live.manifest.replace(live.version, version);
      return { ...live, version, manifest, ...change.says, previous };
    }),
  );
  const origins = change.origins ? { origins: change.origins } : {};
  await writeRegistry(releasesDir, { ...registry, ...origins, remotes });
  return () => writeRegistry(releasesDir, JSON.parse(text));
};
