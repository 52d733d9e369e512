import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { pruneRemotes } from '@charity-site/registry/operator';
import { attemptAll } from '../../process/attemptAll';
import type { Config } from '../../process/settings/config';
import { purgeMails } from '../../people/mail/outbox';
import { purgeAttempts } from '../../people/signIn/attempts';
import { purgeTrash } from '../../content/trash/eraseFromTrash';
import { purgePreviews } from '../../site/itemPreviews/itemPreviews';
import { deleteUnusedSheets } from '../../media/consent/sheets';
import type { FileStore } from '../../media/files/fileStore';
import { deleteOrphanedFiles } from '../../media/library/deleteOrphanedFiles';
import { fillLibrary } from '../../media/library/fill';
import { purgeBookings } from '../../inbox/bookings';
import { purgeSenders } from '../../inbox/senders';
import { purgeAutosaves } from '../../content/autosave/autosaves';
import { runPeriodically } from '../../http/plugins/runPeriodically';
import { purgeChanges } from '../../content/history/recordChange';
import { requireRightClock } from './rightClock';
import { shrinkFile } from './shrinkFile';

/** Interval of the purge, in ms. */
const INTERVAL = 24 * 60 * 60 * 1000;

interface RetentionOptions extends Pick<Config, 'dataDir' | 'historyDays'> {
  files: FileStore;
}

/**
 * Purges the trash, the history, counted sign-ins, expired previews, old mails and autosaves,
 * orphaned files, and old versions of shell and remotes, and shrinks the database, at the start
 * and once a day.
 */
export const retention = plugin(
  async (app: FastifyInstance, { dataDir, historyDays, files }: RetentionOptions) => {
    const { database } = app;
    const clean = (signal: AbortSignal) =>
      attemptAll(
        [
          () => purgeAttempts(database),
          () => purgePreviews(database),
          () => purgeAutosaves(database),
          () => purgeSenders(database),
          () => purgeBookings(database),
          () => purgeMails(database),
          async () => {
            await requireRightClock(database);
            await purgeChanges(database, historyDays);
            await purgeTrash(database);
            await pruneRemotes(undefined, { store: app.releaseStore('command') });
          },
          () => fillLibrary(database, files, () => signal.aborted),
          () => deleteOrphanedFiles(database, files),
          () => deleteUnusedSheets(database, files),
          async () => files.deleteCopies?.(),
          () => shrinkFile(database, dataDir),
        ],
        (remove) => remove(),
      );
    runPeriodically(app, {
      every: INTERVAL,
      work: clean,
      failure: 'Old data that should be gone could not be removed.',
    });
  },
  { name: 'retention' },
);
