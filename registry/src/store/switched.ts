import { findRemote } from '../model/activate';
import { contributionKey } from '../model/contributions';
import { FIRST_OWNERS } from '../compatibility/ownership';
import type { Registry } from '../model/registry';
import { isOff, switchName } from '../model/switches';
import type { SwitchRequest } from '../types';
import { ReleaseConflict, ReleaseError } from './releaseError';

/** Why something cannot be switched off; undefined if it can. */
const switchError = (
  registry: Registry,
  { remote, contribution }: SwitchRequest,
): string | undefined => {
  const live = findRemote(registry, remote);
  if (!live) return `There is no remote called ${remote}.`;
  if (contribution === undefined)
    return Object.hasOwn(FIRST_OWNERS, remote)
      ? `${remote} cannot be switched off, because the rest of the site needs it. Go back to an earlier version instead.`
      : undefined;
  const isKnown = live.contributions?.some((one) => contributionKey(one) === contribution);
  const keys = live.contributions?.map(contributionKey).join(', ');
  return isKnown
    ? undefined
    : `${remote} contributes no "${contribution}".${keys ? ` It contributes ${keys}.` : ''}`;
};

/**
 * The registry with the next revision, in which a remote or one of its contributions is switched.
 * Does not change the given registry.
 * @throws ReleaseConflict if it is already switched, ReleaseError if it cannot be switched off
 */
export const switched = (registry: Registry, request: SwitchRequest): Registry => {
  const { remote, contribution, on } = request;
  const name = switchName(remote, contribution);
  const refusal = on ? undefined : switchError(registry, request);
  if (refusal) throw new ReleaseError(refusal);
  if (on !== isOff(registry, remote, contribution))
    throw new ReleaseConflict(
      `${name} is switched ${on ? 'on' : 'off'} already. Nothing was changed.`,
    );
  const others = (registry.off ?? []).filter((one) => one !== name);
  const { off: _off, ...rest } = registry;
  const off = on ? others : [...others, name].sort();
  return { ...rest, revision: (registry.revision ?? 0) + 1, ...(off.length > 0 ? { off } : {}) };
};
