import { PEOPLE_LIST, type ChangeAction } from '@charity-site/api-client/entities';
import type { Writer } from '../../db/database';
import { insertChange, type Actor } from '../../content/history/recordChange';

/** A change of somebody's access. */
interface AccessChange {
  /** Id of the person or the invitation. */
  id: string;
  /** Name of the person; the e-mail address of an invitation. */
  title: string;
  action: ChangeAction;
}

/** Adds a change of somebody's access to the history, in the transaction that makes it. */
export const recordAccess = (transaction: Writer, { id, title, action }: AccessChange, actor: Actor): Promise<void> =>
  insertChange(transaction, { list: PEOPLE_LIST, item: id, title, action, fields: null }, actor);
