import { PEOPLE_LIST, type ChangeAction } from '@charity-site/api-client/entities';
import { newId } from '../../content/rows/rows';
import type { Writer } from '../../db/database';
import type { Actor } from '../../content/history/recordChange';

/** A change of somebody's access. */
interface AccessChange {
  /** Id of the person or the invitation. */
  id: string;
  /** Name of the person; the e-mail address of an invitation. */
  title: string;
  action: ChangeAction;
}

/** Adds a change of somebody's access to the history, in the transaction that makes it. */
export const recordAccess = async (
  transaction: Writer,
  { id, title, action }: AccessChange,
  actor: Actor,
): Promise<void> => {
  await transaction
    .insertInto('changes')
    .values({
      _id: newId(),
      list: PEOPLE_LIST,
      item: id,
      title,
      action,
      administrator: actor._id,
      by: actor.name || actor.email,
      at: new Date().toISOString(),
      fields: null,
    })
    .execute();
};
