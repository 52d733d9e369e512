import { readCandidate } from '../store/candidate';
import { lastActivation } from '../store/registryStore';
import { readShellCandidate } from '../store/shellCandidate';
import type { HistoryEntry } from '../types';
import { liveOf, livePart, SHELL } from '../shape/activate';
import { release, type ReleaseOrder } from './release';
import { releaseShell, type ShellOrder } from './releaseShell';
import { declaredBy } from './settings';

/** The live version of a part. */
interface Live {
  version: string;
  releasedAt: string;
}

/** True if `npm start` itself made this version live and nobody has changed it since. */
const isOwn = (live: Live, last: HistoryEntry | undefined): boolean =>
  last?.origin === 'start' && last.to === live.version;

const howItWentLive = (live: Live, last: HistoryEntry | undefined): string => {
  if (last?.to !== live.version) return `released on ${live.releasedAt.slice(0, 10)}`;
  return `${last.action === 'rollback' ? 'restored' : 'released'} by ${last.by} on ${last.at.slice(0, 10)}`;
};

/** A part and its release at a start. */
interface Part {
  name: string;
  release: () => Promise<{ version: string; changed: boolean }>;
  /** The version of its build; undefined when there is none. */
  built: () => Promise<string | undefined>;
}

const putLive = async ({ store }: Pick<ReleaseOrder, 'store'>, { name, release: put, built }: Part) => {
  const { registry, history } = await store.state();
  const live = livePart(registry, name);
  const last = lastActivation(history, name);
  // A release would end the canary of a team.
  const hasCanary = liveOf(registry, name)?.canary !== undefined;
  if (!live || (isOwn(live, last) && !hasCanary)) {
    const { version, changed } = await put();
    return changed ? `Released ${name} ${version}.` : undefined;
  }
  if ((await built()) === live.version) return undefined;
  return `${name} ${live.version} is live, ${howItWentLive(live, last)}. npm start does not replace it. To release this checkout: npm run release -- ${name}`;
};

const versionOf = (candidate: ReturnType<typeof readShellCandidate>): Promise<string | undefined> =>
  candidate.then(
    ({ record }) => record.release.version,
    () => undefined,
  );

/**
 * Releases one remote's build at `npm start`, if nothing of that name is live or the live version came from an earlier
 * `npm start`. A version that a team or the administrator made live stays.
 * @returns a line for the terminal; undefined when nothing changed and the build is live
 * @throws ReleaseError when the build is refused; the live version stays
 */
export const releaseAtStart = (order: ReleaseOrder): Promise<string | undefined> =>
  putLive(order, {
    name: order.name,
    release: () => release(order),
    built: () => versionOf(readCandidate(order.name, order.folder, declaredBy(order.name))),
  });

/** Releases the shell's build at `npm start`, by the same rules. */
export const releaseShellAtStart = (order: ShellOrder): Promise<string | undefined> =>
  putLive(order, {
    name: SHELL,
    release: () => releaseShell(order),
    built: () => versionOf(readShellCandidate(order.folder)),
  });
