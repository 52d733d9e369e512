import { activate, livePart, SHELL } from '../model/activate';
import type { Registry } from '../model/registry';
import type { ReleaseRecord } from '../types';
import { allRecords, fileErrors } from './versions';

/**
 * The registry without versions whose files are missing or damaged, and without canaries: in place
 * of such a live version, the newest whole one of its part is live.
 * @returns it with a sentence for each part that has another version or none
 */
export const withWholeVersions = async (
  registry: Registry,
  releases: string,
): Promise<{ whole: Registry; changes: string[] }> => {
  const records = await allRecords(releases);
  const firstWhole = async (candidates: readonly ReleaseRecord[]) => {
    for (const record of candidates)
      if ((await fileErrors(releases, record)).length === 0) return record.release;
    return undefined;
  };
  let whole: Registry = { ...registry, remotes: [] };
  delete whole.shell;
  const changes: string[] = [];
  for (const name of [SHELL, ...registry.remotes.map((remote) => remote.name)]) {
    const live = livePart(registry, name);
    if (!live) continue;
    const stored = records.filter(({ remote }) => remote === name);
    const isVersion = (version?: string) => (record: ReleaseRecord) =>
      record.release.version === version;
    const previous = await firstWhole(stored.filter(isVersion(live.previous?.version)));
    const next = await firstWhole([...stored.filter(isVersion(live.version)), ...stored]);
    for (const release of [previous, next]) {
      const isLive = release?.version === livePart(whole, name)?.version;
      if (release && !isLive) whole = activate(whole, name, release);
    }
    if (next?.version !== live.version)
      changes.push(
        `${name} ${live.version} is not whole in the folder of releases. ${next ? `${next.version} is live instead.` : `Nothing of ${name} is live.`}`,
      );
  }
  return { whole: { ...whole, revision: registry.revision }, changes };
};
