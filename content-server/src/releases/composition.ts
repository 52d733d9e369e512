import type { Composition, PartCheckResult, RenderFailure } from '@charity-site/api-client/entities';
import { compatibilityErrors } from '@charity-site/registry/store';
import type { ReleaseRecord, ReleaseState, CheckResult } from '@charity-site/registry/types';
import type { Reported } from './loadFailures';

/** Maximum number of history entries returned. */
const HISTORY_MAX = 30;

/** Check result of a live version in the live shell, from the site's record and the reported test. */
const checkResultOf = (
  record: ReleaseRecord | undefined,
  verdict: CheckResult | undefined,
  { shell, registry }: Pick<ReleaseState, 'shell' | 'registry'>,
): PartCheckResult | undefined => {
  if (!verdict && !(record && shell)) return undefined;
  const found = record && shell ? compatibilityErrors(record, { shell, registry }) : verdict?.objections;
  return { objections: found ?? [], smoke: verdict?.smoke, verified: verdict?.verified };
};

/**
 * The parts of the site, for the administrator.
 * @param failures by `<remote>/<version>`
 * @param renderFailures of the live versions, by remote
 */
export const compositionOf = (
  { shell, registry, history, verdicts, records }: ReleaseState,
  failures: Map<string, Reported>,
  renderFailures: Map<string, RenderFailure> = new Map(),
): Composition => ({
  shell: shell?.version,
  history: history.slice(0, HISTORY_MAX),
  parts: registry.remotes.map(({ name, version, releasedAt, previous }) => {
    const turned = history.find(({ remote }) => remote === name);
    const record = records.find(({ remote, release }) => remote === name && release.version === version);
    const verdict = verdicts.find(
      (one) => one.remote === name && one.version === version && one.shell === shell?.version,
    );
    const problemsOf = (one: string) => {
      const reported = failures.get(`${name}/${one}`);
      return { failures: reported?.count ?? 0, lastFailureAt: reported?.lastAt };
    };
    return {
      name,
      version,
      releasedAt,
      since: turned?.at ?? releasedAt,
      by: turned?.by,
      previous: previous && {
        version: previous.version,
        releasedAt: previous.releasedAt,
        ...problemsOf(previous.version),
      },
      bytes: record?.bytes,
      firstBytes: record?.firstBytes,
      verdict: checkResultOf(record, verdict, { shell, registry }),
      ...problemsOf(version),
      rendering: renderFailures.get(name),
    };
  }),
});
