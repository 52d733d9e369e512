import { activate, findRemote, livePart } from '../model/activate';
import { canariesOf, endCanary, startCanary } from '../model/canary';
import type { Registry } from '../model/registry';
import type { ActivateRequest, ActivateResult, HistoryEntry } from '../types';
import { checkedRelease, requestedVersion } from './checkedRelease';
import { requestedCanary, canaryToStart } from './requestedCanary';
import type { ShellPlaces } from './liveShell';
import type { LiveState } from './liveRows';

/** A history entry before the store adds revision, time and origin. */
export type HistoryDraft = Omit<HistoryEntry, 'revision' | 'at' | 'origin'>;

/** A changed registry with its history entries, the request's own entry first. */
interface Change extends Omit<ActivateResult, 'revision'> {
  changed: Registry;
  entries: HistoryDraft[];
}

/**
 * Entries for canaries that another change ended: a release of their remote, another canary,
 * another shell.
 */
const endedBy = (
  before: Registry,
  after: Registry,
  { remote, by }: ActivateRequest,
): HistoryDraft[] =>
  canariesOf(before)
    .filter(({ name, canary }) => {
      const now = findRemote(after, name);
      return ![now?.version, now?.canary?.release.version].includes(canary.release.version);
    })
    .map(({ name, canary }) => ({
      by,
      remote: name,
      action: 'end-canary',
      from: canary.release.version,
      to: findRemote(after, name)?.version ?? '',
      ...(name === remote ? {} : { reason: `Another version of the ${remote} went live.` }),
    }));

const ending = (request: ActivateRequest, registry: Registry): Change => {
  const { remote, by, reason } = request;
  const ended = requestedCanary(request, registry).release.version;
  const version = findRemote(registry, remote)?.version ?? '';
  const entry: HistoryDraft = {
    by,
    remote,
    action: 'end-canary',
    from: ended,
    to: version,
    reason,
  };
  return { changed: endCanary(registry, remote), entries: [entry], version, ended };
};

const isEnding = ({ remote, action, to }: ActivateRequest, registry: Registry): boolean =>
  action === 'end-canary' ||
  (action === 'rollback' && !to && findRemote(registry, remote)?.canary !== undefined);

/**
 * The requested change of the registry.
 * @throws ReleaseError if it is not allowed, ReleaseConflict if the caller saw another canary
 */
export const planChange = async (
  request: ActivateRequest,
  live: LiveState,
  places: ShellPlaces,
): Promise<Change> => {
  const { registry } = live;
  if (isEnding(request, registry)) return ending(request, registry);
  const { remote, action, by, reason } = request;
  const version = requestedVersion(request, registry);
  const release = await checkedRelease({ request, version, live, places });
  if (action === 'canary') {
    const canary = canaryToStart(request, release, registry);
    const changed = startCanary(registry, remote, canary);
    const entry: HistoryDraft = {
      by,
      remote,
      action,
      from: null,
      to: version,
      share: canary.share,
    };
    return { changed, entries: [entry, ...endedBy(registry, changed, request)], version };
  }
  const changed = activate(registry, remote, release);
  const entry: HistoryDraft = {
    by,
    remote,
    action,
    from: livePart(registry, remote)?.version ?? null,
    to: version,
    reason,
  };
  return { changed, entries: [entry, ...endedBy(registry, changed, request)], version };
};
