import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { attemptAll } from '../../process/attemptAll';
import type { Config } from '../../process/settings/config';
import { purgeMails } from '../../people/mail/outbox';
import { purgeAttempts } from '../../people/signIn/attempts';
import { purgeTrash } from '../../content/trash/eraseFromTrash';
import { purgePreviews } from '../../site/itemPreviews/itemPreviews';
import { deleteOrphanedFiles } from '../../media/library/deleteOrphanedFiles';
import { fillLibrary } from '../../media/library/fill';
import { purgeSenders } from '../../inbox/senders';
import { purgeAutosaves } from '../../content/autosave/autosaves';
import { runPeriodically } from '../../http/plugins/runPeriodically';
import { purgeChanges } from '../../content/history/forget';
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
          () => purgeAttempts(database),
          () => purgePreviews(database),
          () => purgeAutosaves(database),
          () => purgeSenders(database),
          () => purgeMails(database),
          async () => {
            await requireRightClock(database);
            await purgeChanges(database, historyDays);
            await purgeTrash(database);
          },
          () => fillLibrary(database, uploads, () => signal.aborted),
          () => deleteOrphanedFiles(database, uploads),
        ],
        (remove) => remove(),
      );
    runPeriodically(app, {
      every: EVERY,
      work: clean,
      failure: 'Old data that should be gone could not be removed.',
    });
  },
  { name: 'retention' },
);
