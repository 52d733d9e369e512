import { useQuery } from '@tanstack/react-query';
import { lastChangesQuery } from '@charity-site/api-client';
import type { LastChange } from '@charity-site/api-client/entities';

/** Who last changed the items on screen, by their ids, with one call. Empty while only one person has access. */
export function useLastChanges(list: string, items: readonly { _id: string }[]): ReadonlyMap<string, LastChange> {
  const ids = items.map(({ _id }) => _id);
  const { data = [] } = useQuery(lastChangesQuery(list, ids));
  return new Map(data.map((change) => [change.item, change]));
}
