import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { pruneRemotes } from '@charity-site/registry/operator';
import { ReleaseConflict, releasesFolder } from '@charity-site/registry/store';
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

interface RetentionOptions extends Pick<
  Config,
  'dataDir' | 'historyDays' | 'releasesDir' | 'shellDir'
> {
  files: FileStore;
}

/** Removes old versions, unless a release or another server holds the lock of the releases. */
const pruneVersions = async (places: Parameters<typeof releasesFolder>[0]): Promise<void> => {
  try {
    await pruneRemotes(undefined, { store: releasesFolder(places) });
  } catch (error) {
    if (!(error instanceof ReleaseConflict)) throw error;
  }
};

/**
 * Purges the trash, the history, counted sign-ins, expired previews, old mails and autosaves,
 * orphaned files, and old versions of shell and remotes, and shrinks the database, at the start
 * and once a day.
 */
export const retention = plugin(
  async (
    app: FastifyInstance,
    { dataDir, historyDays, files, releasesDir: releases, shellDir }: RetentionOptions,
  ) => {
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
            await pruneVersions({ releases, shellDir });
          },
          () => fillLibrary(database, files, () => signal.aborted),
          () => deleteOrphanedFiles(database, files),
          () => deleteUnusedSheets(database, files),
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
