import { addContentType, type AddedContentType } from './contentType';
import type { Step } from './step';

/** A content type that was added after the baseline. */
interface AddedTable extends AddedContentType {
  /**
   * A day after those of all other steps, such as '2027-01-01', which need not be today: steps run in the order of their
   * days, and a database refuses one before a step that it has run.
   */
  day: string;
}

/** One entry for each; a released one is never edited. */
const ADDED: readonly AddedTable[] = [
  // The newest comes first.
];

/** The steps that add content types. */
export const addedContentTypes: Step[] = ADDED.map((added) => ({
  name: `${added.day}-${added.table}`,
  up: (database) => addContentType(database, added),
}));
