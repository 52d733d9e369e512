import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { compatibilityErrors, pairErrors } from '../compatibility/compatibilityErrors';
import { timeErrors } from '../compatibility/nameErrors';
import { grantErrors } from '../compatibility/ownership';
import type { HistoryEntry, Origin, ReleaseRecord, CheckResult } from '../types';
import type { Registry } from '../model/registry';
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
  readHistory,
  readRegistry,
  readCheckResults,
  withCheckResult,
  writeHistory,
  writeRegistry,
  writeCheckResults,
} from './registryStore';
import { withFileLock } from './fileLock';
import {
  addScreenshot,
  removeScreenshots,
  screenshotFile,
  withFewScreenshots,
  withScreenshot,
} from './screenshots';
import { switched } from './switched';
import { addVersion, allRecords, fileErrors, readRecord, removeVersion } from './versions';

/** A folder of releases, and its writer. */
export interface Places extends ShellPlaces {
  /** Stored in every history entry; default 'command'. */
  origin?: Origin;
}

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

/** A store in a local folder, for the release command and for the server's releases over HTTP. */
export const releasesFolder = ({ origin = 'command', ...places }: Places): ReleaseStore => {
  const { releases } = places;

  const withLock = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await mkdir(releases, { recursive: true });
    return withFileLock(path.join(releases, '.lock'), work);
  };

  const liveShell = (registry: Registry) => parseShellFacts(liveShellFolder(registry, places));

  /** Writes a changed registry, after its history entries. */
  const write = async (
    before: Registry,
    changed: Registry,
    entries: readonly HistoryDraft[],
  ): Promise<number> => {
    const revision = changed.revision ?? 0;
    const at = new Date().toISOString();
    const noted = entries.map((entry) => ({ revision, at, origin, ...entry }));
    await writeHistory(releases, [...noted, ...(await readHistory(releases, before))]);
    await writeRegistry(releases, changed);
    return revision;
  };

  /** Writes the check results and removes unused screenshots. */
  const keepResults = async (results: CheckResult[]): Promise<void> => {
    const retained = withFewScreenshots(results);
    await writeCheckResults(releases, retained);
    await removeScreenshots(releases, retained);
  };

  /**
   * The errors found by this store; those of the check result if the version or its shell is not
   * stored here.
   */
  const ownErrors = async (result: CheckResult): Promise<string[]> => {
    const { remote } = result;
    const record = await readRecord(releases, remote, result.version);
    if (!record) return result.errors;
    const registry = await readRegistry(releases);
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
      const registry = await readRegistry(releases);
      return {
        shell: await liveShell(registry),
        registry,
        history: await readHistory(releases, registry),
        checkResults: await readCheckResults(releases),
        records: await allRecords(releases),
      };
    },

    add: (candidate) => addVersion(releases, candidate),

    verifyFiles: (record) => fileErrors(releases, record),

    storeCheckResult: (checkResult, { candidate = checkResult.remote, image } = {}) =>
      withLock(async () => {
        const own = { errors: await ownErrors(checkResult), verified: origin !== 'token' };
        const screenshot = image && (await addScreenshot(releases, candidate, image));
        const result = withScreenshot({ ...checkResult, ...own }, screenshot);
        await keepResults(withCheckResult(await readCheckResults(releases), result));
        return screenshot;
      }),

    screenshotAt: (name) => screenshotFile(releases, name),

    activate: (request) =>
      withLock(async () => {
        const registry = await readRegistry(releases);
        const { remote, replaces } = request;
        const from = livePart(registry, remote)?.version ?? null;
        if (replaces !== undefined && replaces !== from) {
          throw new ReleaseConflict(
            `${remote} ${from ?? 'nothing'} is live now, no longer ${replaces ?? 'nothing'}. Nothing was changed. Check the live version and try again.`,
          );
        }
        const { changed, entries, ...result } = await planChange(request, registry, places);
        return { ...result, revision: await write(registry, changed, entries) };
      }),

    grant: ({ remote, prefix, by }) =>
      withLock(async () => {
        if (remote === SHELL) throw new ReleaseError('The shell owns no paths.');
        const registry = await readRegistry(releases);
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
        await write(registry, changed, [{ by, remote, action: 'grant', from: null, to: prefix }]);
        return { prefixes };
      }),

    switch: (request) =>
      withLock(async () => {
        const registry = await readRegistry(releases);
        const { remote, contribution = '', on, by } = request;
        const entry = {
          by,
          remote,
          action: on ? 'on' : 'off',
          from: null,
          to: contribution,
        } as const;
        await write(registry, switched(registry, request), [entry]);
      }),

    prune: (remote, keep = RETAINED_VERSIONS) =>
      withLock(async () => {
        const registry = await readRegistry(releases);
        const history = await readHistory(releases, registry);
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
        for (const version of removed) await removeVersion(releases, remote, version);
        const isRemoved = (result: CheckResult) =>
          remote === SHELL
            ? removed.includes(result.shell)
            : result.remote === remote && removed.includes(result.version);
        if (removed.length > 0)
          await keepResults(
            (await readCheckResults(releases)).filter((result) => !isRemoved(result)),
          );
        return removed;
      }),
  };
};
