import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../process/settings/config';
import { forgetOldMails } from '../../people/mail/outbox';
import { forgetOldTries } from '../../people/signIn/tries';
import { emptyOldTrash } from '../../content/trash/eraseFromTrash';
import { forgetEndedPreviews } from '../../site/itemPreviews/itemPreviews';
import { eraseFiles } from '../../media/library/eraseFiles';
import { fillLibrary } from '../../media/library/fill';
import { forgetOldSenders } from '../../inbox/senders';
import { forgetOldAutosaves } from '../../content/autosave/forgetAutosaves';
import { whileListening } from '../../http/plugins/whileListening';
import { forgetOldChanges } from '../../content/history/forget';
import { removesMost } from './removesMost';

/** Interval of removing old entries, in ms. */
const EVERY = 24 * 60 * 60 * 1000;

/**
 * Removes old entries of the trash, of the history and of counted sign-ins, previews that have ended, old mails and
 * unsaved texts, and the files that nothing uses, at the start and once a day.
 */
export const retention = plugin(
  async (app: FastifyInstance, { historyDays, uploads }: Pick<Config, 'historyDays'> & { uploads: string }) => {
    const clean = async (closing: AbortSignal) => {
      if (await removesMost(app.database, historyDays)) {
        app.log.error(
          `Nothing old was removed, because more than half of the history would go. Is the clock right? It says ${new Date().toISOString()}. If it is, start the server with another HISTORY_DAYS.`,
        );
        return;
      }
      await emptyOldTrash(app.database);
      await forgetOldChanges(app.database, historyDays);
      await forgetOldTries(app.database);
      await forgetEndedPreviews(app.database);
      await forgetOldAutosaves(app.database);
      await fillLibrary(app.database, uploads, () => closing.aborted);
      await eraseFiles(app.database, uploads);
      await forgetOldSenders(app.database);
      await forgetOldMails(app.database);
    };
    whileListening(app, { every: EVERY, work: clean, failure: 'Old entries could not be removed.' });
  },
);
