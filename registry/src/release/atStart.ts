import { readCandidate } from '../store/candidate';
import type { HistoryEntry } from '../types';
import type { RegisteredRemote } from '../shape/registry';
import { liveOf } from '../shape/activate';
import { release, type ReleaseOrder } from './release';
import { declaredBy } from './settings';

/** Whether `npm start` itself made this version live and nobody has switched since. */
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
 * What `npm start` does with one remote: releases its build where the registry has none of that name, or where the live
 * version came from an earlier `npm start`. What a team or the administrator made live stays.
 * @returns a line for the terminal; undefined when there is nothing to say
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
  return `${name} ${live.version} is live, ${howItWentLive(live, last)}; npm start leaves it alone. \`npm run release -- ${name}\` releases this checkout.`;
};
