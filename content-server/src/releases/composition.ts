import type {
  Composition,
  PartCanary,
  PartCheckResult,
  RefusedVersion,
  RenderFailure,
  SitePart,
} from '@charity-site/api-client/entities';
import { contributionKey, isOff, findRemote, livePart, SHELL } from '@charity-site/registry';
import {
  compatibilityErrors,
  lastActivation,
  pairErrors,
  refusedResult,
  resultToWire,
  findRecord,
  findResult,
} from '@charity-site/registry/store';
import type { ReleaseState, CheckResult, SmokeOutcome } from '@charity-site/registry/types';

/** Maximum number of history entries returned. */
const HISTORY_MAX = 30;

/** The record of a part's live version; undefined for releases from before there were records. */
const recordOf = ({ records, registry }: ReleaseState, name: string) =>
  findRecord(records, name, livePart(registry, name)?.version);

/** The check result of a remote's live version in the live shell. */
const resultOf = (
  { checkResults, registry, shell }: ReleaseState,
  name: string,
): CheckResult | undefined =>
  findResult(checkResults, name, {
    version: livePart(registry, name)?.version,
    shell: shell?.version,
  });

/** Check result of a remote in the live shell, from the site's record and the reported test. */
const remoteCheck = (state: ReleaseState, name: string): PartCheckResult | undefined => {
  const { shell, registry } = state;
  const [record, checkResult] = [recordOf(state, name), resultOf(state, name)];
  if (!checkResult && !(record && shell)) return undefined;
  const errors =
    record && shell ? compatibilityErrors(record, { shell, registry }) : checkResult?.errors;
  return resultToWire({
    errors: errors ?? [],
    smoke: checkResult?.smoke,
    verified: checkResult?.verified,
  });
};

const SKIPPED: SmokeOutcome = { outcome: 'left out' };

/** The shell's check result: the weakest result of its remotes. */
const shellCheck = (state: ReleaseState): PartCheckResult | undefined => {
  const { shell, registry } = state;
  if (!shell || registry.remotes.length === 0) return undefined;
  const results = registry.remotes.map(({ name }) => resultOf(state, name));
  const smokes = results.map((result) => result?.smoke ?? SKIPPED);
  const smoke = (['failed', 'left out', 'passed'] as const).flatMap((outcome) =>
    smokes.filter((one) => one.outcome === outcome),
  )[0];
  return resultToWire({
    errors: registry.remotes.flatMap(({ name }) => {
      const record = recordOf(state, name);
      return record ? pairErrors(record, shell) : [];
    }),
    smoke,
    verified: results.every((result) => result?.verified),
  });
};

const canaryOf = ({ registry, visitors }: ReleaseState, name: string): PartCanary | undefined => {
  const canary = findRemote(registry, name)?.canary;
  if (!canary) return undefined;
  const { release, ...terms } = canary;
  const { version, releasedAt } = release;
  return { ...terms, version, releasedAt, visitors: visitors?.[`${name}/${version}`] };
};

const refusedOf = (state: ReleaseState, name: string): RefusedVersion | undefined => {
  const result = refusedResult(state, name);
  if (!result) return undefined;
  const { version, shell, errors, smoke, verified, at, by } = result;
  return resultToWire({
    version: name === SHELL ? shell : version,
    errors,
    smoke,
    verified,
    at,
    by,
  });
};

/** The switches of a remote and their state. */
const switchesOf = (
  { registry }: ReleaseState,
  name: string,
): Pick<SitePart, 'off' | 'contributions'> => ({
  ...(isOff(registry, name) ? { off: true } : {}),
  contributions: findRemote(registry, name)?.contributions?.map((one) => {
    const key = contributionKey(one);
    return { key, at: one.at, label: one.label, off: isOff(registry, name, key) };
  }),
});

/**
 * The parts of the site, for the administrator.
 * @param renderFailures of the live versions, by remote
 */
export const compositionOf = (
  state: ReleaseState,
  renderFailures: Map<string, RenderFailure> = new Map(),
): Composition => {
  const { shell, registry, history, visitors } = state;
  const partOf = (name: string): SitePart[] => {
    const live = livePart(registry, name);
    if (!live) return [];
    const { version, releasedAt, previous } = live;
    const activation = lastActivation(history, name);
    const record = recordOf(state, name);
    return [
      {
        name,
        version,
        releasedAt,
        since: activation?.at ?? releasedAt,
        by: activation?.by,
        previous: previous && {
          version: previous.version,
          releasedAt: previous.releasedAt,
          visitors: visitors?.[`${name}/${previous.version}`],
        },
        canary: canaryOf(state, name),
        bytes: record?.bytes,
        firstBytes: record?.firstBytes,
        refused: refusedOf(state, name),
        verdict: name === SHELL ? shellCheck(state) : remoteCheck(state, name),
        visitors: visitors?.[`${name}/${version}`],
        rendering: renderFailures.get(name),
        ...switchesOf(state, name),
      },
    ];
  };
  return {
    shell: shell?.version,
    history: history.slice(0, HISTORY_MAX),
    parts: [...registry.remotes.map(({ name }) => name), SHELL].flatMap(partOf),
  };
};
