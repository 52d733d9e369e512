import { readCandidate, type Candidate } from '../store/candidate';
import { isFromStart, lastActivation } from '../store/registryStore';
import { readShellCandidate } from '../store/shellCandidate';
import { livePart, SHELL } from '../model/activate';
import { release, type ReleaseRequest } from './release';
import { releaseShell, type ShellReleaseRequest } from './releaseShell';
import { declaredBy } from './settings';

/** A part and its release at a start. */
interface Part extends Pick<ReleaseRequest, 'name' | 'store'> {
  release: () => Promise<{ version: string; changed: boolean }>;
  read: () => Promise<Candidate>;
}

const putLive = async ({ name, store, release: put, read }: Part): Promise<string | undefined> => {
  const state = await store.state();
  const live = livePart(state.registry, name);
  if (!live || isFromStart(state, name)) {
    const { version, changed } = await put();
    return changed ? `Released ${name} ${version}.` : undefined;
  }
  const built = await read().catch(() => undefined);
  if (built?.record.release.version === live.version) return undefined;
  const last = lastActivation(state.history, name);
  const since =
    last?.to === live.version
      ? `${last.action === 'rollback' ? 'restored' : 'released'} by ${last.by} on ${last.at.slice(0, 10)}`
      : `released on ${live.releasedAt.slice(0, 10)}`;
  return `${name} ${live.version} is live, ${since}. npm start does not replace it. To release this checkout: npm run release -- ${name}`;
};

/**
 * Releases one remote's build at `npm start`, if the remote is not live or its live version came
 * from an earlier `npm start`. A version that a team or the administrator made live stays.
 * @returns a line for the terminal; undefined if the build was already live
 * @throws ReleaseError if the build is rejected; the live version stays
 */
export const releaseAtStart = (request: ReleaseRequest): Promise<string | undefined> =>
  putLive({
    name: request.name,
    store: request.store,
    release: () => release(request),
    read: () => readCandidate(request.name, request.folder, declaredBy(request.name)),
  });

/** Releases the shell's build at `npm start`, by the same rules. */
export const releaseShellAtStart = (request: ShellReleaseRequest): Promise<string | undefined> =>
  putLive({
    name: SHELL,
    store: request.store,
    release: () => releaseShell(request),
    read: () => readShellCandidate(request.folder),
  });
