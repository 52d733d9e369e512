import path from 'node:path';
import { findRemote, livePart } from '../model/activate';
import type { HistoryEntry, CheckResult, ReleaseState } from '../types';
import { parseRegistry, type Registry } from '../model/registry';
import { readJsonFile, writeJsonFile } from './writeAtomically';
import { CHECK_RESULTS_FILE, resultFromWire, resultToWire, type WireResult } from './wire';

/**
 * Maximum number of history entries per remote, so that one team never evicts the entries of
 * another.
 */
const HISTORY_LENGTH = 200;
/** Maximum number of check results per remote; older ones are of deleted versions. */
const CHECK_RESULTS_LENGTH = 100;

/** The first `length` entries of each remote. The entries are sorted newest first. */
export const newestOfEach = <Entry extends { remote: string }>(
  entries: Entry[],
  length: number,
): Entry[] => {
  const counts = new Map<string, number>();
  return entries.filter(({ remote }) => {
    const count = (counts.get(remote) ?? 0) + 1;
    counts.set(remote, count);
    return count <= length;
  });
};

/** Reads the registry of a releases folder; an empty one if it does not exist yet. */
export const readRegistry = async (releases: string): Promise<Registry> =>
  parseRegistry(
    (await readJsonFile(path.join(releases, 'remotes.json'))) ?? { format: 1, remotes: [] },
  );

export const writeRegistry = (releases: string, registry: Registry): Promise<void> =>
  writeJsonFile(path.join(releases, 'remotes.json'), parseRegistry(registry));

/**
 * Reads the history, newest first. An entry is written before the registry changes. If the process
 * died in between, the entry's revision is ahead of the registry's, and it is skipped.
 */
export const readHistory = async (
  releases: string,
  { revision = 0 }: Registry,
): Promise<HistoryEntry[]> => {
  const entries = ((await readJsonFile(path.join(releases, 'history.json'))) ??
    []) as HistoryEntry[];
  return entries.filter((entry) => entry.revision <= revision);
};

/** The last time that a version of a part went live. The history is sorted newest first. */
export const lastActivation = (
  history: readonly HistoryEntry[],
  name: string,
): HistoryEntry | undefined =>
  history.find(
    ({ remote, action }) => remote === name && ['release', 'rollback', 'promote'].includes(action),
  );

/**
 * True if a part's live version was released by the start of a server, and no person or canary has
 * changed that since.
 */
export const isFromStart = (
  { registry, history }: Pick<ReleaseState, 'registry' | 'history'>,
  name: string,
): boolean => {
  const last = lastActivation(history, name);
  return (
    last?.origin === 'start' &&
    last.to === livePart(registry, name)?.version &&
    findRemote(registry, name)?.canary === undefined
  );
};

export const writeHistory = (releases: string, entries: HistoryEntry[]): Promise<void> =>
  writeJsonFile(path.join(releases, 'history.json'), newestOfEach(entries, HISTORY_LENGTH));

/** Reads the check results, newest first. Older ones without the flag count as not verified. */
export const readCheckResults = async (releases: string): Promise<CheckResult[]> =>
  (((await readJsonFile(path.join(releases, CHECK_RESULTS_FILE))) ?? []) as WireResult[]).map(
    (checkResult) => ({
      verified: false,
      ...resultFromWire(checkResult),
    }),
  );

const isSamePair = (one: CheckResult, other: CheckResult) =>
  one.remote === other.remote && one.version === other.version && one.shell === other.shell;

/** Prepends a check result and drops the older one of the same pair. */
export const withCheckResult = (
  checkResults: CheckResult[],
  checkResult: CheckResult,
): CheckResult[] =>
  newestOfEach(
    [checkResult, ...checkResults.filter((other) => !isSamePair(other, checkResult))],
    CHECK_RESULTS_LENGTH,
  );

export const writeCheckResults = (releases: string, checkResults: CheckResult[]): Promise<void> =>
  writeJsonFile(path.join(releases, CHECK_RESULTS_FILE), checkResults.map(resultToWire));
