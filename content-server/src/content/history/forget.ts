import type { Queryable } from '../../db/database';

/**
 * Removes what the history says about an item that is erased, except that something was changed,
 * when and by whom.
 */
export const forgetFields = async (
  transaction: Queryable,
  list: string,
  item: string,
): Promise<void> => {
  await transaction
    .updateTable('changes')
    .set({ fields: null, title: '' })
    .where('list', '=', list)
    // With its translations.
    .where((eb) => eb.or([eb('item', '=', item), eb('item', 'like', `${item}/%`)]))
    .execute();
};

/**
 * Removes changes that are older than a number of days. Open invitations need theirs, which say who
 * made them.
 */
export const purgeChanges = async (
  database: Queryable,
  days: number,
  now = new Date(),
): Promise<void> => {
  const oldest = new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
  await database
    .deleteFrom('changes')
    .where('at', '<', oldest)
    .where('item', 'not in', (eb) =>
      eb.selectFrom('invitations').select('_id').where('endsAt', '>', now.toISOString()),
    )
    .execute();
};
