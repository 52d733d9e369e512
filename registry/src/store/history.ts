import { findRemote, livePart } from '../model/activate';
import type { HistoryEntry, ReleaseState } from '../types';

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
