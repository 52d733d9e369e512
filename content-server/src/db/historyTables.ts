import type { Change } from '@charity-site/api-client/entities';

/** A deleted item that can be restored. */
interface TrashRow {
  _id: string;
  list: string;
  /** JSON of its row and its child rows. */
  rows: string;
  deletedAt: string;
  /** Normalized text of the item, for the search (content/trash/trashText). */
  searchText: string;
}

/** A change that a signed-in person made. */
interface ChangeRow extends Omit<Change, 'hasFields'> {
  /** Id of the administrator; '' when unknown. */
  administrator: string;
  /** JSON of the item after it; null where nothing can be restored. */
  fields: string | null;
}

/** The tables of changes and of what was deleted. */
export interface HistoryTables {
  trash: TrashRow;
  changes: ChangeRow;
}
