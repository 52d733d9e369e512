import { ACCESS } from './access';
import { DELETIONS, RECORD_DELETION } from './deletions';
import { DESCRIPTION, FILES } from './files';
import { INBOX } from './inbox';
import { DRAFT, PUBLISHING } from './publishing';
import { RECORDS } from './records';

/** One of each way to save: a form with drafts, a deletion in a form, a text in a card. */
export const FIRST_SAVES = { ...DRAFT, ...RECORD_DELETION, ...DESCRIPTION };

/**
 * The other kinds of save that no test in a browser breaks (e2e/journeys/administrator/lost*.ts).
 */
export const OTHER_SAVES = {
  ...PUBLISHING,
  ...RECORDS,
  ...DELETIONS,
  ...INBOX,
  ...FILES,
  ...ACCESS,
};

export const SAVES = { ...FIRST_SAVES, ...OTHER_SAVES };
