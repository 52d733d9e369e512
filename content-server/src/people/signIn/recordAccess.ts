import { PEOPLE_LIST } from '@charity-site/api-client/entities';
import type { Tables, Queryable } from '../../db/database';
import { insertChange, type Actor } from '../../content/history/recordChange';

/**
 * Adds a change of access to the history, in its transaction. The item is the id of the person or
 * invitation; the title is the name of the person or the e-mail address of the invitation.
 */
export const recordAccess = (
  transaction: Queryable,
  change: Pick<Tables['changes'], 'item' | 'title' | 'action'>,
  actor: Actor,
): Promise<void> =>
  insertChange(transaction, { ...change, list: PEOPLE_LIST, fields: null }, actor);
