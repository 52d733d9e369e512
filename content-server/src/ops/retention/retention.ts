import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { attemptAll } from '../../process/attemptAll';
import type { Config } from '../../process/settings/config';
import { forgetOldMails } from '../../people/mail/outbox';
import { forgetOldTries } from '../../people/signIn/tries';
import { emptyOldTrash } from '../../content/trash/eraseFromTrash';
import { forgetEndedPreviews } from '../../site/itemPreviews/itemPreviews';
import { eraseFiles } from '../../media/library/eraseFiles';
import { fillLibrary } from '../../media/library/fill';
import { forgetOldSenders } from '../../inbox/senders';
import { purgeAutosaves } from '../../content/autosave/autosaves';
import { whileListening } from '../../http/plugins/whileListening';
import { forgetOldChanges } from '../../content/history/forget';
import { requireRightClock } from './rightClock';

/** Interval of removing old entries, in ms. */
const EVERY = 24 * 60 * 60 * 1000;

/**
 * Removes old entries of the trash, of the history and of counted sign-ins, previews that have
 * ended, old mails and unsaved texts, and the files that nothing uses, at the start and once a day.
 */
export const retention = plugin(
  async (
    app: FastifyInstance,
    { historyDays, uploads }: Pick<Config, 'historyDays'> & { uploads: string },
  ) => {
    const { database } = app;
    const clean = (signal: AbortSignal) =>
      attemptAll(
        [
          () => forgetOldTries(database),
          () => forgetEndedPreviews(database),
          () => purgeAutosaves(database),
          () => forgetOldSenders(database),
          () => forgetOldMails(database),
          async () => {
            await requireRightClock(database);
            await forgetOldChanges(database, historyDays);
            await emptyOldTrash(database);
          },
          () => fillLibrary(database, uploads, () => signal.aborted),
          () => eraseFiles(database, uploads),
        ],
        (remove) => remove(),
      );
    whileListening(app, {
      every: EVERY,
      work: clean,
      failure: 'Old data that should be gone could not be removed.',
    });
  },
  { name: 'retention' },
);
