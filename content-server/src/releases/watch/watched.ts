import { canariesOf, livePart, SHELL, type Registry } from '@charity-site/registry';
import { lastActivation } from '@charity-site/registry/store';
import type { ActivateRequest, HistoryEntry } from '@charity-site/registry/types';
import { PERIOD } from './regression';

/** A version, and since when its page views count. */
interface ComparedVersion {
  version: string;
  since: Date;
}

/** A version that is compared with the previous one, and the change that rolls it back. */
export interface WatchedVersion {
  remote: string;
  newer: ComparedVersion;
  older: ComparedVersion;
  change: Pick<ActivateRequest, 'action' | 'to' | 'replaces'>;
}

/** Both versions run at the same time. */
const watchedCanaries = (registry: Registry, now: Date): WatchedVersion[] =>
  canariesOf(registry).map(({ name, canary }) => {
    const { version } = canary.release;
    const live = livePart(registry, name)?.version ?? '';
    const since = new Date(Math.max(Date.parse(canary.since), now.getTime() - PERIOD));
    return {
      remote: name,
      newer: { version, since },
      older: { version: live, since },
      change: { action: 'end-canary', to: version, replaces: live },
    };
  });

const watchedPart = (
  registry: Registry,
  name: string,
  last: HistoryEntry | undefined,
): WatchedVersion[] => {
  const { version, previous } = livePart(registry, name) ?? {};
  if (!version || !previous || last?.to !== version || last.action === 'rollback') return [];
  const at = Date.parse(last.at);
  return [
    {
      remote: name,
      newer: { version, since: new Date(at) },
      older: { version: previous.version, since: new Date(at - PERIOD) },
      change: { action: 'rollback', to: previous.version, replaces: version },
    },
  ];
};

/**
 * The versions to watch: every canary, and versions that went live for all visitors in the last 24
 * hours. Errors are attributed to the newest change: a remote is not watched after another shell
 * went live, the shell is not watched after a remote has changed. A version that a person has
 * restored is not watched.
 */
export const watchedVersions = (
  registry: Registry,
  history: readonly HistoryEntry[],
  now: Date,
): WatchedVersion[] => {
  const canaries = watchedCanaries(registry, now);
  const changes = history.filter(({ action }) => action !== 'grant');
  const lastOf = (name: string) => lastActivation(history, name);
  const revisionOf = (name: string) => lastOf(name)?.revision ?? 0;
  const isWatched = (name: string): boolean => {
    const last = lastOf(name);
    if (!last || now.getTime() - Date.parse(last.at) > PERIOD) return false;
    if (name === SHELL) return changes[0]?.remote === SHELL;
    return last.revision > revisionOf(SHELL) && !canaries.some(({ remote }) => remote === name);
  };
  const parts = [...registry.remotes.map(({ name }) => name), SHELL].filter(isWatched);
  return [...canaries, ...parts.flatMap((name) => watchedPart(registry, name, lastOf(name)))];
};
