import { ACCESS } from './access';
import { DELETIONS } from './deletions';
import { FILES } from './files';
import { INBOX } from './inbox';
import { PUBLISHING } from './publishing';

/** The kinds of save that no test in a browser breaks (e2e/administrator/lost*.ts). */
export const SAVES = { ...PUBLISHING, ...DELETIONS, ...INBOX, ...FILES, ...ACCESS };
