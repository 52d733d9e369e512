import { queryOptions } from '@tanstack/react-query';
import { auth } from '../endpoints/auth';
import { history } from '../endpoints/history';
import { people } from '../endpoints/people';

/** Everyone with access, and open invitations. */
export const peopleQuery = () =>
  queryOptions({ queryKey: ['people'] as const, queryFn: ({ signal }) => people.list(signal), staleTime: 0 });

/** Number of recovery codes that the caller has left. */
export const recoveryQuery = () =>
  queryOptions({ queryKey: ['recovery'] as const, queryFn: ({ signal }) => auth.recovery(signal) });

/** Where the caller is signed in. */
export const sessionsQuery = () =>
  queryOptions({ queryKey: ['sessions'] as const, queryFn: ({ signal }) => auth.sessions(signal), staleTime: 0 });

/**
 * Who last changed each of some items of a list. Its key begins with the name of the list, so that it is read again
 * together with the items.
 */
export const lastChangesQuery = (list: string, items: readonly string[]) =>
  queryOptions({
    queryKey: [list, 'last-changes', items] as const,
    queryFn: ({ signal }) => history.latest(list, items, signal),
    enabled: items.length > 0,
  });
