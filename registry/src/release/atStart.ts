import { readCandidate } from '../store/candidate';
import type { HistoryEntry } from '../types';
import type { RegisteredRemote } from '../shape/registry';
import { liveOf } from '../shape/activate';
import { release, type ReleaseOrder } from './release';
import { declaredBy } from './settings';

/** Whether `npm start` itself made this version live and nobody has changed it since. */
const isOwn = (live: RegisteredRemote, last: HistoryEntry | undefined): boolean =>
  last?.origin === 'start' && last.to === live.version;

const howItWentLive = (live: RegisteredRemote, last: HistoryEntry | undefined): string => {
  if (last?.to !== live.version) return `released on ${live.releasedAt.slice(0, 10)}`;
  return `${last.action === 'release' ? 'released' : 'restored'} by ${last.by} on ${last.at.slice(0, 10)}`;
};

const versionOfBuild = (name: string, folder: string): Promise<string | undefined> =>
  readCandidate(name, folder, declaredBy(name)).then(
    ({ record }) => record.release.version,
    () => undefined,
  );

/**
 * Releases one remote's build at `npm start`, if nothing of that name is live or the live version came from an earlier
 * `npm start`. A version that a team or the administrator made live stays.
 * @returns a line for the terminal; undefined when nothing changed and the build is live
 * @throws ReleaseError when the build is refused; the live version stays
 */
export const releaseAtStart = async (order: ReleaseOrder): Promise<string | undefined> => {
  const { name, folder, store } = order;
  const { registry, history } = await store.state();
  const live = liveOf(registry, name);
  const last = history.find(({ remote }) => remote === name);
  if (!live || isOwn(live, last)) {
    const { version, changed } = await release(order);
    return changed ? `Released ${name} ${version}.` : undefined;
  }
  if ((await versionOfBuild(name, folder)) === live.version) return undefined;
  return `${name} ${live.version} is live, ${howItWentLive(live, last)}. npm start does not replace it. To release this checkout: npm run release -- ${name}`;
};
