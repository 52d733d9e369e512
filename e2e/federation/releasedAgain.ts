import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry, writeRegistry, type LivePlace } from '../fixtures/liveRegistry';

/**
 * Releases the live files of a remote again as another version. The live version becomes the
 * previous one.
 * @param change can corrupt the release: its folder or its registry entry
 * @returns a function that restores the registry
 */
export const releaseAgain = async (
  site: LivePlace,
  remote: string,
  version: string,
  change: { files?: (folder: string) => Promise<void>; says?: Record<string, unknown> } = {},
): Promise<() => void> => {
  const { releasesDir } = site;
  const registry = readRegistry(site);
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
  writeRegistry(site, { ...registry, remotes });
  return () => writeRegistry(site, registry);
};

/**
 * Releases the live shell again as another version, with another page. The live version becomes the
 * previous one.
 * @returns a function that restores the registry
 */
export const releaseShellAgain = async (site: LivePlace, version: string): Promise<() => void> => {
  const { releasesDir } = site;
  const registry = readRegistry(site);
  const { previous: _before, ...previous } = registry.shell;
  const folder = path.join(releasesDir, 'shell', version);
  await cp(path.join(releasesDir, 'shell', previous.version), folder, { recursive: true });
  for (const file of ['shell.json', '.release.json']) {
    const content = await readFile(path.join(folder, file), 'utf8');
    await writeFile(path.join(folder, file), content.replaceAll(previous.version, version));
  }
  // Another build has other file names: the lazy files of an open tab exist only in the earlier
  // version's folder.
  for (const name of await readdir(path.join(folder, 'static'), { recursive: true }))
    if (/late-update-offer/.test(name)) await rm(path.join(folder, 'static', name));
  writeRegistry(site, { ...registry, shell: { ...previous, version, previous } });
  return () => writeRegistry(site, registry);
};
