import type { Composition } from 'api-client/entities';
import type { ReleaseState } from '../../../registry/protocol';
import type { Reported } from './loadFailures';

/** How many turns are told. */
const TOLD = 30;

/** What the site is made of, as the administrator is told it. @param failures by `<remote>/<version>` */
export const compositionOf = (
  { shell, registry, history, verdicts, records }: ReleaseState,
  failures: Map<string, Reported>,
): Composition => ({
  shell: shell?.version,
  history: history.slice(0, TOLD),
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
      verdict: verdict && { objections: verdict.objections, smoke: verdict.smoke },
      ...problemsOf(version),
    };
  }),
});
