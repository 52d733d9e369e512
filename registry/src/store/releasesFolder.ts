import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { compatibilityErrors, isGood } from '../compatibility/compatibilityErrors';
import type { HistoryEntry, Origin, ReleaseRecord, ActivateRequest, CheckResult, ShellFacts } from '../types';
import type { Registry, Release } from '../shape/registry';
import { ReleaseConflict, ReleaseError } from './releaseError';
import type { ReleaseStore } from './releaseStore';
import { SHELL_FACTS } from './shellFacts';
import { liveOf, activate } from '../shape/activate';
import {
  readHistory,
  readRegistry,
  readCheckResults,
  withCheckResult,
  writeHistory,
  writeRegistry,
  writeCheckResults,
} from './registryStore';
import { readJsonFile } from './jsonFile';
import { locked } from './locked';
import { addVersion, allRecords, faultsOf, recordOf, removeVersion } from './versions';

/** A folder of releases and the live shell that loads them. */
export interface Places {
  /** `RELEASES_DIR` */
  releases: string;
  /** `SHELL_DIR` */
  shellDir: string;
  /** Written into every history entry; 'command' by default. */
  origin?: Origin;
}

/** Default number of versions of a remote to keep besides the live one and the one before it. */
const KEPT = 5;

/**
 * How long open tabs may still fetch files of a version that is no longer live, and how long the check of a candidate may
 * take, in ms. Younger versions are never removed.
 */
const TAB_LIFE = 7 * 24 * 60 * 60_000;

/** When a version was last needed: when another version replaced it, or when it was added. */
const lastNeeded = ({ remote, release }: ReleaseRecord, history: HistoryEntry[]): number => {
  const replaced = history.find((entry) => entry.remote === remote && entry.from === release.version);
  return Math.max(Date.parse(release.releasedAt), replaced ? Date.parse(replaced.at) : 0);
};

const target = ({ remote, action, to }: ActivateRequest, registry: Registry): string => {
  if (to) return to;
  const live = liveOf(registry, remote);
  if (action !== 'rollback') throw new ReleaseError('A release names its version.');
  if (!live) throw new ReleaseError(`${remote} has never been released.`);
  if (!live.previous) throw new ReleaseError(`${remote} has no earlier version to go back to.`);
  return live.previous.version;
};

/** The store in a local folder. The release command uses it locally, and the server for releases over HTTP. */
export const releasesFolder = ({ releases, shellDir, origin = 'command' }: Places): ReleaseStore => {
  const withLock = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await mkdir(releases, { recursive: true });
    return locked(path.join(releases, '.lock'), work);
  };

  const shell = async () => (await readJsonFile(path.join(shellDir, SHELL_FACTS))) as ShellFacts | undefined;

  const liveRecord = async (remote: string, registry: Registry) =>
    recordOf(releases, remote, liveOf(registry, remote)?.version ?? '-');

  /** The errors found by this store; those of the check result when the version or its shell is not here. */
  const ownErrors = async ({ remote, version, shell: tried, objections: reported }: CheckResult): Promise<string[]> => {
    const record = await recordOf(releases, remote, version);
    const facts = await shell();
    if (!record || facts?.version !== tried) return reported;
    const registry = await readRegistry(releases);
    return compatibilityErrors(record, { shell: facts, registry, live: await liveRecord(remote, registry) });
  };

  /** The release to write into the registry. @throws ReleaseError when it may not go live */
  const allowedRelease = async (order: ActivateRequest, version: string, registry: Registry): Promise<Release> => {
    const { remote, action } = order;
    const record = await recordOf(releases, remote, version);
    if (!record) {
      // Released by an earlier release command, which kept no records.
      const before = liveOf(registry, remote)?.previous;
      if (before?.version === version) return before;
      throw new ReleaseError(`There is no version ${version} of ${remote}. "list" shows those there are.`);
    }
    const facts = await shell();
    if (!facts) return record.release;
    const live = action === 'release' ? await liveRecord(remote, registry) : undefined;
    const found = compatibilityErrors(record, { shell: facts, registry, live });
    if (found.length > 0) throw new ReleaseError(found.join('\n'));
    if (action === 'release') {
      const verdict = (await readCheckResults(releases)).find(
        (one) => one.remote === remote && one.version === version && one.shell === facts.version,
      );
      if (!verdict)
        throw new ReleaseError(`${remote} ${version} has not been checked in the live shell. Run "check" first.`);
      if (!isGood(verdict))
        throw new ReleaseError(
          `${remote} ${version} failed its smoke test: ${verdict.smoke.note ?? 'no reason noted'}.`,
        );
    }
    return record.release;
  };

  return {
    state: async () => {
      const registry = await readRegistry(releases);
      return {
        shell: await shell(),
        registry,
        history: await readHistory(releases, registry),
        verdicts: await readCheckResults(releases),
        records: await allRecords(releases),
      };
    },

    add: (candidate) => addVersion(releases, candidate),

    faults: (record) => faultsOf(releases, record),

    storeCheckResult: (verdict) =>
      withLock(async () => {
        const own = { objections: await ownErrors(verdict), verified: origin !== 'token' };
        await writeCheckResults(releases, withCheckResult(await readCheckResults(releases), { ...verdict, ...own }));
      }),

    activate: (order) =>
      withLock(async () => {
        const registry = await readRegistry(releases);
        const from = liveOf(registry, order.remote)?.version ?? null;
        if (order.replaces !== undefined && order.replaces !== from) {
          throw new ReleaseConflict(
            `${order.remote} ${from ?? 'nothing'} is live now, no longer ${order.replaces ?? 'nothing'}. Nothing was changed. Check the live version and try again.`,
          );
        }
        const version = target(order, registry);
        const changed = activate(registry, order.remote, await allowedRelease(order, version, registry));
        const revision = changed.revision ?? 0;
        const { remote, action, by } = order;
        const entry = { revision, at: new Date().toISOString(), by, origin, remote, action, from, to: version };
        await writeHistory(releases, [entry, ...(await readHistory(releases, registry))]);
        await writeRegistry(releases, changed);
        return { version, revision };
      }),

    prune: (remote, keep = KEPT) =>
      withLock(async () => {
        const registry = await readRegistry(releases);
        const history = await readHistory(releases, registry);
        const live = liveOf(registry, remote);
        const named = [live?.version, live?.previous?.version];
        const spare = (await allRecords(releases)).filter(
          (record) => record.remote === remote && !named.includes(record.release.version),
        );
        const removed = spare
          .slice(keep)
          .filter((record) => Date.now() - lastNeeded(record, history) > TAB_LIFE)
          .map(({ release }) => release.version);
        for (const version of removed) await removeVersion(releases, remote, version);
        return removed;
      }),
  };
};
