import type { ChangeAction } from '@charity-site/api-client/entities';

/** A deleted item that can be restored. `rows` is JSON: its row and its child rows. */
interface TrashRow {
  _id: string;
  list: string;
  rows: string;
  deletedAt: string;
  /** Its words, by which the search finds it (content/trash/trashText). */
  searchText: string;
}

/** A change that a signed-in person made. `fields` is JSON of the item after it; null where nothing can be restored. */
interface ChangeRow {
  _id: string;
  list: string;
  item: string;
  title: string;
  action: ChangeAction;
  /** Id of the administrator; '' when unknown. */
  administrator: string;
  /** Name of the administrator at that time. */
  by: string;
  at: string;
  fields: string | null;
}

/** The tables of changes and of what was deleted. */
export interface HistoryTables {
  trash: TrashRow;
  changes: ChangeRow;
}
