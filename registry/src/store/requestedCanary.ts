import { findRemote, SHELL } from '../model/activate';
import type { Canary, RegisteredRemote, Registry } from '../model/registry';
import type { ActivateRequest } from '../types';
import { ReleaseConflict, ReleaseError } from './releaseError';

/**
 * The canary of a request.
 * @throws ReleaseError if there is none, ReleaseConflict if the caller saw another one
 */
export const requestedCanary = (
  { remote, to }: Pick<ActivateRequest, 'remote' | 'to'>,
  registry: Registry,
): Canary => {
  const canary = findRemote(registry, remote)?.canary;
  if (!canary && to)
    throw new ReleaseConflict(
      `${remote} ${to} is not shown to a part of the visitors any more. Nothing was changed.`,
    );
  if (!canary) throw new ReleaseError(`${remote} has no canary.`);
  const { version } = canary.release;
  if (to && to !== version)
    throw new ReleaseConflict(
      `A part of the visitors sees ${remote} ${version} now, no longer ${to}. Nothing was changed. Check the version and try again.`,
    );
  return canary;
};

/**
 * The live version for which a canary of a part is started.
 * @throws ReleaseError if there is none, and for the shell, which cannot have a canary
 */
export const liveBeside = (part: string, registry: Registry): RegisteredRemote => {
  if (part === SHELL)
    throw new ReleaseError(
      'The shell cannot be a canary: all remotes run in it. Release it to all visitors.',
    );
  const live = findRemote(registry, part);
  if (!live)
    throw new ReleaseError(
      `${part} has never been released. Its first version goes to all visitors.`,
    );
  return live;
};

/**
 * The canary to start. It keeps its start time when only its share changes.
 * @throws ReleaseError if there is no live version, or it is that version
 */
export const canaryToStart = (
  { remote, share = 0, by }: ActivateRequest,
  release: Canary['release'],
  registry: Registry,
): Canary => {
  const live = liveBeside(remote, registry);
  if (live.version === release.version)
    throw new ReleaseError(`${remote} ${release.version} is live already.`);
  if (!(share > 0 && share < 100))
    throw new ReleaseError('The share of a canary is above 0% and below 100%.');
  const isSame = live.canary?.release.version === release.version;
  return { release, share, since: (isSame && live.canary?.since) || new Date().toISOString(), by };
};
