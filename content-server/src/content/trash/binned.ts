import type { ListRow, TranslationRow } from '../../db/database';

/** Time in which a deleted item can be restored: 30 days, in ms. */
export const TRASH_LIFE = 30 * 24 * 60 * 60 * 1000;

/** Entry of the trash: a deleted item or singleton. */
export interface Binned {
  item: ListRow;
  dependants: ListRow[];
  /** Left out by earlier versions of this program. */
  translations?: TranslationRow[];
}
