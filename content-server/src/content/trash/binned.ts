import type { ListRow, TranslationRow } from '../../db/database';

/** How long a deleted item can be restored: 30 days, in ms. */
export const TRASH_LIFE = 30 * 24 * 60 * 60 * 1000;

/** What the trash keeps of a deleted item or singleton. */
export interface Binned {
  item: ListRow;
  dependants: ListRow[];
  /** Left out by earlier versions of this program. */
  translations?: TranslationRow[];
}
