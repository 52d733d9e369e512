import { auth } from '../endpoints/auth';
import { history } from '../endpoints/history';
import { people } from '../endpoints/people';
import { queryOf } from '../endpoints/queryOf';

/** Everyone with access, and open invitations. */
export const peopleQuery = () => queryOf(['people'], people.list, { staleTime: 0 });

/** Number of the caller's unused recovery codes. */
export const recoveryQuery = () => queryOf(['recovery'], auth.recovery);

/** State of the caller's second factor. */
export const secondFactorQuery = () => queryOf(['second-factor'], auth.secondFactor);

/** The caller's sessions. */
export const sessionsQuery = () => queryOf(['sessions'], auth.sessions, { staleTime: 0 });

/**
 * The last change of each of some items of a list. Its key begins with the name of the list, so
 * that it is invalidated with the items.
 */
export const lastChangesQuery = (list: string, items: readonly string[]) =>
  queryOf([list, 'last-changes', items], (signal) => history.latest(list, items, signal), {
    enabled: items.length > 0,
  });
