import { compatibilityErrors, isGood, liveErrors } from '../compatibility/compatibilityErrors';
import { findRemote, livePart, SHELL } from '../model/activate';
import type { Registry, Release } from '../model/registry';
import type { ActivateRequest, CheckResult } from '../types';
import {
  parseShellFacts,
  liveShellFolder,
  shellVersionFolder,
  type ShellPlaces,
} from './liveShell';
import type { LiveState } from './liveRows';
import { requestedCanary } from './requestedCanary';
import { ReleaseError } from './releaseError';
import { readRecord } from './versions';
import { findResult } from './checkResults';

/** The requested version. @throws ReleaseError if there is none */
export const requestedVersion = (
  { remote, action, to }: ActivateRequest,
  registry: Registry,
): string => {
  if (action === 'promote') return requestedCanary({ remote, to }, registry).release.version;
  if (to) return to;
  const live = livePart(registry, remote);
  if (action !== 'rollback') throw new ReleaseError('A release names its version.');
  if (!live) throw new ReleaseError(`${remote} has never been released.`);
  if (!live.previous) throw new ReleaseError(`${remote} has no earlier version to go back to.`);
  return live.previous.version;
};

const failed = (what: string, { smoke }: CheckResult): ReleaseError =>
  new ReleaseError(`${what} failed its smoke test: ${smoke.note ?? 'no reason noted'}.`);

/** A request, and the state to check it against. */
interface Context {
  request: ActivateRequest;
  version: string;
  live: LiveState;
  places: ShellPlaces;
}

/** Checks the release of a remote against the live shell. */
const allowedRemote = async ({
  request,
  version,
  live: { registry, checkResults },
  places,
}: Context): Promise<Release> => {
  const { remote, action } = request;
  const { releases } = places;
  const record = await readRecord(releases, remote, version);
  const before = findRemote(registry, remote);
  if (!record) {
    // Released by an older release command, which stored no records.
    if (before?.previous?.version === version) return before.previous;
    throw new ReleaseError(
      `There is no version ${version} of ${remote}. "list" shows those there are.`,
    );
  }
  const facts = await parseShellFacts(liveShellFolder(registry, places));
  if (!facts) return record.release;
  const live =
    action !== 'rollback' && before
      ? await readRecord(releases, remote, before.version)
      : undefined;
  const found = compatibilityErrors(record, { shell: facts, registry, live });
  if (found.length > 0) throw new ReleaseError(found.join('\n'));
  if (action !== 'rollback') {
    const result = findResult(checkResults, remote, { version, shell: facts.version });
    if (!result)
      throw new ReleaseError(
        `${remote} ${version} has not been checked in the live shell. Run "check" first.`,
      );
    if (!isGood(result)) throw failed(`${remote} ${version}`, result);
  }
  return record.release;
};

/** Checks the release of the shell against every live remote. */
const allowedShell = async ({
  request,
  version,
  live: { registry, checkResults },
  places,
}: Context): Promise<Release> => {
  const { releases } = places;
  const record = await readRecord(releases, SHELL, version);
  const facts = await parseShellFacts(shellVersionFolder(releases, version));
  if (!record || !facts)
    throw new ReleaseError(
      `There is no version ${version} of ${SHELL}. "list" shows those there are.`,
    );
  for (const remote of registry.remotes) {
    const found = liveErrors(
      remote,
      await readRecord(releases, remote.name, remote.version),
      facts,
    );
    const advice =
      request.action === 'rollback'
        ? [`Go back to an earlier version of ${remote.name} first.`]
        : [];
    if (found.length > 0) throw new ReleaseError([...found, ...advice].join('\n'));
    if (request.action === 'rollback') continue;
    const what = `${remote.name} ${remote.version}`;
    const result = findResult(checkResults, remote.name, {
      version: remote.version,
      shell: version,
    });
    if (!result)
      throw new ReleaseError(
        `${what} has not been checked in shell ${version}. Run "check shell" first.`,
      );
    if (!isGood(result)) throw failed(`${what} in shell ${version}`, result);
  }
  return record.release;
};

/** The checked release for the registry. @throws ReleaseError if it may not go live */
export const checkedRelease = (context: Context): Promise<Release> =>
  context.request.remote === SHELL ? allowedShell(context) : allowedRemote(context);
