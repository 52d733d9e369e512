import path from 'node:path';
import type { HistoryEntry, Verdict } from '../types';
import { parseRegistry, type Registry } from '../shape/registry';
import { readJsonFile, writeJsonFile } from './jsonFile';

/** How many turns of the registry are kept of each remote: what one team does never pushes out what another did. */
const HISTORY_LENGTH = 200;
/** How many verdicts of each remote; old ones are about versions that are gone. */
const VERDICTS_LENGTH = 100;

/** The newest of each remote, in the order given, which is the newest first. */
const newestOfEach = <Entry extends { remote: string }>(entries: Entry[], length: number): Entry[] => {
  const kept = new Map<string, number>();
  return entries.filter(({ remote }) => {
    const count = (kept.get(remote) ?? 0) + 1;
    kept.set(remote, count);
    return count <= length;
  });
};

/** The registry of a releases folder; an empty one where there is none yet. */
export const readRegistry = async (releases: string): Promise<Registry> =>
  parseRegistry((await readJsonFile(path.join(releases, 'remotes.json'))) ?? { format: 1, remotes: [] });

export const writeRegistry = (releases: string, registry: Registry): Promise<void> =>
  writeJsonFile(path.join(releases, 'remotes.json'), parseRegistry(registry));

/**
 * The turns of the registry, the newest first. An entry is written before the registry turns; one that the registry
 * never reached (the process died between) is left out.
 */
export const readHistory = async (releases: string, { revision = 0 }: Registry): Promise<HistoryEntry[]> => {
  const entries = ((await readJsonFile(path.join(releases, 'history.json'))) ?? []) as HistoryEntry[];
  return entries.filter((entry) => entry.revision <= revision);
};

export const writeHistory = (releases: string, entries: HistoryEntry[]): Promise<void> =>
  writeJsonFile(path.join(releases, 'history.json'), newestOfEach(entries, HISTORY_LENGTH));

/** The check results, the newest first; what was written before results were verified counts as not verified. */
export const readVerdicts = async (releases: string): Promise<Verdict[]> =>
  (((await readJsonFile(path.join(releases, 'verdicts.json'))) ?? []) as Verdict[]).map((verdict) => ({
    verified: false,
    ...verdict,
  }));

const isSamePair = (one: Verdict, other: Verdict) =>
  one.remote === other.remote && one.version === other.version && one.shell === other.shell;

/** The verdicts with one more: the newest first, one for each pair. */
export const withVerdict = (verdicts: Verdict[], verdict: Verdict): Verdict[] =>
  newestOfEach([verdict, ...verdicts.filter((other) => !isSamePair(other, verdict))], VERDICTS_LENGTH);

export const writeVerdicts = (releases: string, verdicts: Verdict[]): Promise<void> =>
  writeJsonFile(path.join(releases, 'verdicts.json'), verdicts);
