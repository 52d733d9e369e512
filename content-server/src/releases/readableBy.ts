import { SHELL } from '@charity-site/registry';
import type { HistoryEntry, ReleaseState, CheckResult } from '@charity-site/registry/types';

/** An old entry has no origin; its email is the administrator's. */
const withoutEmail = <
  Entry extends Pick<HistoryEntry | CheckResult, 'by'> & Pick<HistoryEntry, 'origin'>,
>(
  entry: Entry,
): Entry =>
  entry.by.includes('@')
    ? { ...entry, by: entry.origin === 'command' ? 'the operator' : 'the administrator' }
    : entry;

/**
 * The part of the state that a deploy token may read: versions, check results and history of its
 * own parts, without email addresses. The registry is complete, because it is public and a release
 * is checked against all prefixes. The shell's team also reads the versions and check results of
 * the remotes, because a shell is checked with each of them.
 * @param remotes the parts of the token; `*` for all
 */
export const readableBy = (remotes: readonly string[], state: ReleaseState): ReleaseState => {
  const isOwn = ({ remote }: { remote: string }) =>
    remotes.includes('*') || remotes.includes(remote);
  const isChecked = (one: { remote: string }) => remotes.includes(SHELL) || isOwn(one);
  return {
    ...state,
    history: state.history.filter(isOwn).map(withoutEmail),
    checkResults: state.checkResults.filter(isChecked).map(withoutEmail),
    records: state.records.filter(isChecked),
    visitors:
      state.visitors &&
      Object.fromEntries(
        Object.entries(state.visitors).filter(([version]) =>
          isChecked({ remote: version.split('/', 1)[0] ?? '' }),
        ),
      ),
  };
};
