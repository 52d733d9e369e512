import { addAddresses } from './addresses';
import { addChangedIndex, createContentTable, type Columns } from './contentTable';
import { addPublishing } from './publishing';
import type { Step } from './step';

/** The table of a content type that was added after the first release. */
interface AddedTable {
  /** The day of the change, such as '2026-12-01': steps run in the order of their days. */
  day: string;
  table: string;
  /** The fields of the entity as they were on that day, and `excerpt` for a type with rich text. */
  columns: Columns;
  /** What the list is sorted by, such as 'createdAt desc'. */
  sortedBy: readonly string[];
  /** For a type whose items can be drafts. */
  publishing?: true;
  /** For a type whose items have pages of their own. */
  pages?: true;
}

/** One entry for each; a released one is never edited. */
const ADDED: readonly AddedTable[] = [
  {
    day: '2026-12-14',
    table: 'documents',
    columns: { title: 'text', kind: 'text', year: 'text', summary: 'text', file: 'text' },
    sortedBy: ['year desc'],
    publishing: true,
  },
];

/** The steps that add content types. */
export const addedContentTypes: Step[] = ADDED.map(({ day, table, columns, sortedBy, publishing, pages }) => ({
  name: `${day}-${table}`,
  up: async (database) => {
    await createContentTable(database, table, columns, sortedBy);
    if (publishing) await addPublishing(database, table, sortedBy);
    await addChangedIndex(database, table, { publishing });
    if (pages) await addAddresses(database, table);
  },
}));
