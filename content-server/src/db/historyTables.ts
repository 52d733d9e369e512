import type { Change } from '@charity-site/api-client/entities';

/**
 * A deleted item that can be restored. `rows` is JSON: its row and its child rows; `searchText`
 * (content/trash/trashText).
 */
type TrashRow = Record<'_id' | 'list' | 'rows' | 'deletedAt' | 'searchText', string>;

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
