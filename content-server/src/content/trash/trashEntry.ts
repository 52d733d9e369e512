import { TRASH_DAYS } from '@charity-site/api-client/entities';
import type { ListRow, TranslationRow } from '../../db/database';

/** Time in which a deleted item can be restored, in ms. */
export const TRASH_LIFE = TRASH_DAYS * 24 * 60 * 60 * 1000;

/** Entry of the trash: a deleted item or singleton. */
export interface TrashEntry {
  item: ListRow;
  dependants: ListRow[];
  /** Left out by earlier versions of this program. */
  translations?: TranslationRow[];
}
