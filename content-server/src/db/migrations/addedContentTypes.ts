import { addAddresses } from './addresses';
import { addSearch } from './addSearch';
import { addChangedIndex, createContentTable, type Columns } from './contentTable';
import { addPublishing } from './publishing';
import type { Step } from './step';

/** The table of a content type that was added after the first release. */
interface AddedTable {
  /**
   * A day after those of all other steps, such as '2027-01-01', which need not be today: steps run in the order of their
   * days, and a database refuses one before a step that it has run.
   */
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
  /** For a type that the search of the site finds: the field that it covers beside the title. */
  searched?: string;
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
export const addedContentTypes: Step[] = ADDED.map((added) => ({
  name: `${added.day}-${added.table}`,
  up: async (database) => {
    const { table, columns, sortedBy, publishing, pages, searched } = added;
    await createContentTable(database, table, columns, sortedBy);
    if (publishing) await addPublishing(database, table, sortedBy);
    await addChangedIndex(database, table, { publishing });
    if (pages) await addAddresses(database, table);
    if (searched) await addSearch(database, { table, text: searched, publishing });
  },
}));
