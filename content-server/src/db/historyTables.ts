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

/** A change by a signed-in person. */
interface ChangeRow extends Omit<Change, 'hasFields'> {
  /** Id of the administrator; '' when unknown. */
  administrator: string;
  /** JSON of the item after the change; null if nothing can be restored. */
  fields: string | null;
}

/** The tables of changes and of deleted items. */
export interface HistoryTables {
  trash: TrashRow;
  changes: ChangeRow;
}
