import type { HistoryEntry, ReleaseState, CheckResult } from '@charity-site/registry/types';

/** Entries without an origin are old; an email address in them is the administrator's. */
const withoutAddress = <Entry extends Pick<HistoryEntry | CheckResult, 'by'> & Pick<HistoryEntry, 'origin'>>(
  entry: Entry,
): Entry =>
  entry.by.includes('@') ? { ...entry, by: entry.origin === 'command' ? 'the operator' : 'the administrator' } : entry;

/**
 * What a deploy token may read: versions, check results and history of its own remotes, without email addresses. The
 * registry is complete, because it is public and a release is checked against all prefixes.
 * @param remotes the remotes of the token; `*` for all
 */
export const readableBy = (remotes: readonly string[], state: ReleaseState): ReleaseState => {
  const isOwn = ({ remote }: { remote: string }) => remotes.includes('*') || remotes.includes(remote);
  return {
    ...state,
    history: state.history.filter(isOwn).map(withoutAddress),
    verdicts: state.verdicts.filter(isOwn).map(withoutAddress),
    records: state.records.filter(isOwn),
  };
};
