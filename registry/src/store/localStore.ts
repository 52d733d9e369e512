import { compatibilityErrors, pairErrors } from '../compatibility/compatibilityErrors';
import { timeErrors } from '../compatibility/nameErrors';
import { grantErrors } from '../compatibility/ownership';
import type { HistoryEntry, Origin, ReleaseRecord, CheckResult } from '../types';
import type { Registry } from '../model/registry';
import type { LiveRows, LiveState } from './liveRows';
import { packBuild } from './archive';
import { planChange, type HistoryDraft } from './planChange';
import { ReleaseConflict, ReleaseError } from './releaseError';
import type { ReleaseStore } from './releaseStore';
import { findRemote, livePart, ownedBy, SHELL } from '../model/activate';
import {
  parseShellFacts,
  liveShellFolder,
  shellVersionFolder,
  type ShellPlaces,
} from './liveShell';
import {
  addScreenshot,
  removeScreenshots,
  screenshotFile,
  withFewScreenshots,
  withScreenshot,
} from './screenshots';
import { switched } from './switched';
import { addVersion, allRecords, fileErrors, readRecord, removeVersion } from './versions';

/** Archives of versions in a place that all machines of a site share. */
export interface SharedVersions {
  put: (remote: string, version: string, archive: Buffer) => Promise<void>;
  delete: (remote: string, version: string) => Promise<void>;
  /** Adds a version to the folder of this machine, which may have it. */
  fetch: (remote: string, version: string) => Promise<void>;
  /** The same for all versions. */
  fetchAll: () => Promise<void>;
  /** Ends running calls of `fetchAll` after the version that they add. */
  stop: () => void;
}

/** The rows and the folder of a site's releases, and their writer. */
export interface Places extends ShellPlaces {
  rows: LiveRows;
  shared?: SharedVersions | undefined;
  /** Stored in every history entry; default 'command'. */
  origin?: Origin;
}

/** Maximum number of attempts to change the registry, while others change it. */
const ATTEMPTS_MAX = 10;

/** Default number of retained versions of a part, in addition to the live and the previous one. */
const RETAINED_VERSIONS = 10;

/**
 * Minimum age of removed versions, in ms: open tabs may fetch files of a version that is no longer
 * live, a candidate may be in a check, and a team may roll back to last month's version.
 */
const MIN_AGE = 30 * 24 * 60 * 60_000;

/** When a version was last needed: its replacement by another version, or its creation. */
const lastNeeded = ({ remote, release }: ReleaseRecord, history: HistoryEntry[]): number => {
  const replaced = history.find(
    (entry) => entry.remote === remote && entry.from === release.version,
  );
  return Math.max(Date.parse(release.releasedAt), replaced ? Date.parse(replaced.at) : 0);
};

/** A changed registry with its history entries, and what the caller gets. */
interface Planned<Result> {
  changed: Registry;
  entries: readonly HistoryDraft[];
  result: Result;
}

/**
 * The store of a site on its own machine, for commands and for the server's releases over HTTP:
 * rows of what is live, and a folder of immutable versions.
 */
export const localStore = ({
  rows,
  shared,
  origin = 'command',
  ...places
}: Places): ReleaseStore => {
  const { releases } = places;

  /**
   * Without the shared place, such as for a rollback now, the versions of this machine count. A
   * start waits only for the live ones, which it has.
   */
  const fetchShared = () =>
    origin === 'start' ? undefined : shared?.fetchAll().catch(() => undefined);

  const liveShell = (registry: Registry) => parseShellFacts(liveShellFolder(registry, places));

  /** Changes the registry. Plans again if somebody else changed it meanwhile. */
  const change = async <Result>(
    plan: (before: LiveState) => Promise<Planned<Result>> | Planned<Result>,
  ): Promise<Result> => {
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const { changed, entries, result } = await plan(await rows.read());
      const noted = { revision: changed.revision ?? 0, at: new Date().toISOString(), origin };
      const drafts = entries.map((entry) => ({ ...noted, ...entry }));
      if (await rows.replace(changed, drafts)) return result;
    }
    throw new ReleaseConflict(
      'Another release is being written at the moment. Nothing was changed. Try again.',
    );
  };

  /**
   * The errors found by this store; those of the check result if the version or its shell is not
   * stored here.
   */
  const ownErrors = async (result: CheckResult): Promise<string[]> => {
    const { remote } = result;
    const record = await readRecord(releases, remote, result.version);
    if (!record) return result.errors;
    const { registry } = await rows.read();
    const shell = await liveShell(registry);
    if (shell?.version !== result.shell) {
      const candidate = await parseShellFacts(shellVersionFolder(releases, result.shell));
      return candidate ? pairErrors(record, candidate) : result.errors;
    }
    const live = findRemote(registry, remote);
    const surroundings = {
      shell,
      registry,
      live: live && (await readRecord(releases, remote, live.version)),
    };
    return [...compatibilityErrors(record, surroundings), ...timeErrors(record, result.smoke)];
  };

  return {
    state: async () => {
      await fetchShared();
      const { checkResults, ...live } = await rows.read();
      return {
        ...live,
        shell: await liveShell(live.registry),
        checkResults: withFewScreenshots(checkResults),
        records: await allRecords(releases),
      };
    },

    add: async (candidate) => {
      const { remote, release } = candidate.record;
      // Before a row names it, and before `state` says that this machine has it.
      await shared?.put(remote, release.version, await packBuild(candidate));
      return addVersion(releases, candidate);
    },

    verifyFiles: (record) => fileErrors(releases, record),

    storeCheckResult: async (checkResult, { candidate = checkResult.remote, image } = {}) => {
      await fetchShared();
      const own = { errors: await ownErrors(checkResult), verified: origin !== 'token' };
      const screenshot = image && (await addScreenshot(releases, candidate, image));
      await rows.putResult(withScreenshot({ ...checkResult, ...own }, screenshot));
      await removeScreenshots(releases, (await rows.read()).checkResults);
      return screenshot;
    },

    screenshotAt: (name) => screenshotFile(releases, name),

    activate: async (request) => {
      await fetchShared();
      return change(async (before) => {
        const { remote, replaces } = request;
        const from = livePart(before.registry, remote)?.version ?? null;
        if (replaces !== undefined && replaces !== from) {
          throw new ReleaseConflict(
            `${remote} ${from ?? 'nothing'} is live now, no longer ${replaces ?? 'nothing'}. Nothing was changed. Check the live version and try again.`,
          );
        }
        const { changed, entries, ...result } = await planChange(request, before, places);
        return { changed, entries, result: { ...result, revision: changed.revision ?? 0 } };
      });
    },

    grant: ({ remote, prefix, by }) =>
      change(({ registry }) => {
        if (remote === SHELL) throw new ReleaseError('The shell owns no paths.');
        const owned = ownedBy(registry, remote);
        if (owned.includes(prefix))
          throw new ReleaseError(`${prefix} belongs to ${remote} already.`);
        const found = grantErrors(prefix, remote, registry);
        if (found.length > 0) throw new ReleaseError(found.join('\n'));
        const prefixes = [...owned, prefix];
        const changed = {
          ...registry,
          revision: (registry.revision ?? 0) + 1,
          owners: { ...registry.owners, [remote]: prefixes },
        };
        const entry = { by, remote, action: 'grant', from: null, to: prefix } as const;
        return { changed, entries: [entry], result: { prefixes } };
      }),

    switch: (request) =>
      change(({ registry }) => {
        const { remote, contribution = '', on, by } = request;
        const action = on ? 'on' : 'off';
        const entry = { by, remote, action, from: null, to: contribution } as const;
        return { changed: switched(registry, request), entries: [entry], result: undefined };
      }),

    prune: async (remote, keep = RETAINED_VERSIONS) => {
      const { registry, history } = await rows.read();
      const live = livePart(registry, remote);
      const canary = findRemote(registry, remote)?.canary?.release;
      const named = [live?.version, live?.previous?.version, canary?.version];
      const spare = (await allRecords(releases)).filter(
        (record) => record.remote === remote && !named.includes(record.release.version),
      );
      const removed = spare
        .slice(keep)
        .filter((record) => Date.now() - lastNeeded(record, history) > MIN_AGE)
        .map(({ release }) => release.version);
      for (const version of removed) {
        // Otherwise the next read would fetch it again.
        await shared?.delete(remote, version);
        await removeVersion(releases, remote, version);
        await rows.deleteResults(remote === SHELL ? { shell: version } : { remote, version });
      }
      if (removed.length > 0) await removeScreenshots(releases, (await rows.read()).checkResults);
      return removed;
    },
  };
};
