import type { HistoryEntry, ReleaseState, Verdict } from '@charity-site/registry/types';

/** Entries without an origin are old: an address in them is the administrator's. */
const withoutAddress = <Entry extends Pick<HistoryEntry | Verdict, 'by'> & Pick<HistoryEntry, 'origin'>>(
  entry: Entry,
): Entry =>
  entry.by.includes('@') ? { ...entry, by: entry.origin === 'command' ? 'the operator' : 'the administrator' } : entry;

/**
 * What the holder of a deploy token may read: the versions, check results and history of its own remotes, without e-mail
 * addresses. The registry is whole, as it is public: a release is compared with the prefixes of all remotes.
 * @param remotes what the token may release; `*` for every remote
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
