import path from 'node:path';
import type { HistoryEntry, CheckResult } from '../types';
import { parseRegistry, type Registry } from '../shape/registry';
import { readJsonFile, writeJsonFile } from './jsonFile';

/** History entries kept for each remote, so that one team never pushes out the entries of another. */
const HISTORY_LENGTH = 200;
/** Check results kept for each remote; older ones are of deleted versions. */
const CHECK_RESULTS_LENGTH = 100;

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
 * The history, the newest first. An entry is written before the registry changes; one that the registry
 * never reached (the process died between) is left out.
 */
export const readHistory = async (releases: string, { revision = 0 }: Registry): Promise<HistoryEntry[]> => {
  const entries = ((await readJsonFile(path.join(releases, 'history.json'))) ?? []) as HistoryEntry[];
  return entries.filter((entry) => entry.revision <= revision);
};

export const writeHistory = (releases: string, entries: HistoryEntry[]): Promise<void> =>
  writeJsonFile(path.join(releases, 'history.json'), newestOfEach(entries, HISTORY_LENGTH));

/** The check results, the newest first; what was written before results were verified counts as not verified. */
export const readCheckResults = async (releases: string): Promise<CheckResult[]> =>
  (((await readJsonFile(path.join(releases, 'verdicts.json'))) ?? []) as CheckResult[]).map((verdict) => ({
    verified: false,
    ...verdict,
  }));

const isSamePair = (one: CheckResult, other: CheckResult) =>
  one.remote === other.remote && one.version === other.version && one.shell === other.shell;

/** The check results with one more: the newest first, one for each pair. */
export const withCheckResult = (verdicts: CheckResult[], verdict: CheckResult): CheckResult[] =>
  newestOfEach([verdict, ...verdicts.filter((other) => !isSamePair(other, verdict))], CHECK_RESULTS_LENGTH);

export const writeCheckResults = (releases: string, verdicts: CheckResult[]): Promise<void> =>
  writeJsonFile(path.join(releases, 'verdicts.json'), verdicts);
