import { useQuery } from '@tanstack/react-query';
import { lastChangesQuery } from '@charity-site/api-client';
import type { LastChange } from '@charity-site/api-client/entities';
import { SecondaryText } from '../layout/SecondaryText';
import { agoText } from '../site/time';

/** Author and age of a change: 'Changed by Grace 5 minutes ago'. */
export function LastChangeText({ change: { by, at } }: { change: LastChange }) {
  return (
    <>
      Changed by <bdi>{by}</bdi> {agoText(at)}
    </>
  );
}

/** The last change of an item, in its edit form. */
export function LastChangeLine({ list, item }: { list: string; item: string }) {
  const { data: [change] = [] } = useQuery(lastChangesQuery(list, [item]));
  if (!change) return null;
  return (
    <SecondaryText>
      <LastChangeText change={change} />.
    </SecondaryText>
  );
}
