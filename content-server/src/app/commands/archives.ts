import { pictures as library } from '@charity-site/api-client/entities';
import { findFirstAdministrator } from '../../people/signIn/administrators';
import { noteBackup } from '../../ops/backup/lastBackup';
import { missingFiles, notWhole } from '../../ops/backup/missingFiles';
import { readSnapshot } from '../../ops/backup/readSnapshot';
import { isSnapshot } from '../../ops/backup/snapshotFolder';
import { addMissingSlugs } from '../../content/slugs/claimSlug';
import { untyped } from '../../db/database';
import { newestMigration, worksWithNewer } from '../../db/migrate';
import { hashIn, isWithdrawn, WITHDRAWN } from '../../db/withdrawnPictures';
import { HttpError } from '../../http/httpError';
import { fileStoreOf } from '../../media/files/bucketStore';
import { archiveLines } from '../../ops/archive/siteRows';
import {
  readArchive,
  STANDARD,
  writeArchive,
  type ArchiveHeader,
  type ArchiveKind,
} from '../../ops/archive/archiveFile';
import { EMPTIED, keyOf, KEPT, TABLES, type AnyRow } from '../../ops/archive/archiveTables';
import type { CommandContext } from './commandContext';
import { OperatorError } from '../../process/operatorError';
import { stagedLive } from '../../releases/live/restoreLive';
import { sharedVersions } from '../../releases/versions/sharedVersions';
import { stagedPictures } from '../../ops/archive/stagedPictures';
import { stagedRows } from '../../ops/archive/stagedRows';

/** Writes an archive of a kind into one file. A backup contains password hashes and messages. */
export const writing =
  (kind: ArchiveKind) =>
  async (context: CommandContext, file: string): Promise<string> => {
    const header: ArchiveHeader = {
      archive: kind,
      tables: newestMigration(),
      madeAt: new Date().toISOString(),
    };
    if (!(await findFirstAdministrator(context.database)))
      throw new OperatorError(
        'The database holds no administrator, so it is not the one of a site. Run the command with the settings of the server: DATA_DIR or DATABASE_URL.',
      );
    const { rows, pictures, bytes } = await writeArchive(
      file,
      header,
      archiveLines(context.database, fileStoreOf(context.config), kind),
    );
    const place = file === STANDARD ? 'standard output' : file;
    const written = `Written to ${place}: ${rows} records and ${pictures} picture files, ${(bytes / 1e6).toFixed(1)} MB.`;
    if (kind !== 'backup') return written;
    // An incomplete archive is better than none, but the site does not count as backed up.
    const missing = await missingFiles(context.database, fileStoreOf(context.config));
    if (missing.length > 0) return `${written}\n${notWhole(place, missing)}`;
    await noteBackup(context.database, header.madeAt);
    return written;
  };

const checkHeader = (header: ArchiveHeader, kind: ArchiveKind, file: string): void => {
  if (header.archive !== kind && !(header.archive === 'copy' && kind === 'export'))
    throw new OperatorError(
      `${file} is of the kind "${header.archive}"; this command takes "${kind}".`,
    );
  if (header.tables > newestMigration())
    throw new OperatorError(`${file} was written by a newer version of this program.`);
};

/** Tells the operator of several machines if they can be upgraded one by one. */
const ofTheirVersion = ({ tables }: ArchiveHeader): string[] => {
  if (tables === newestMigration()) return [];
  return [
    worksWithNewer(tables)
      ? 'Its version works with the tables of this one, too.'
      : 'Its version does not start with the tables of this one.',
  ];
};

/**
 * Stores an archive's content, all or nothing. A backup or a snapshot replaces all data. An export
 * or a copy adds its items: those with the same id are replaced, everything else stays. Leaves out
 * withdrawn pictures. Reads and checks everything first, so that other writers, such as the server,
 * wait only for one short transaction at the end.
 */
export const reading =
  (kind: ArchiveKind) =>
  async ({ config, database }: CommandContext, file: string): Promise<string> => {
    const replaceAll = kind === 'backup';
    /** Adds a part of the archive. @throws OperatorError when it is invalid */
    const adding = async (part: string, add: () => Promise<void> | void): Promise<void> => {
      try {
        await add();
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        throw new OperatorError(
          `${file} cannot be read: ${part}. ${error.message} Nothing was changed.`,
        );
      }
    };
    const versions: string[] = [];
    const rows = stagedRows(kind);
    const files = fileStoreOf(config);
    const pictures = stagedPictures(files);
    const leftOut = new Set<string>();
    /** Their translations and history are left out, too. */
    const leftOutIds = new Set<unknown>();
    const isLeftOut = (name: string): boolean => {
      const isGone = isWithdrawn(database, name);
      if (isGone) leftOut.add(hashIn(name));
      return isGone;
    };
    try {
      const counts = await (isSnapshot(file) ? readSnapshot : readArchive)(file, {
        header: (header) => {
          checkHeader(header, kind, file);
          if (replaceAll) versions.push(...ofTheirVersion(header));
        },
        row: ({ table, row }) =>
          adding(`the row ${String(row[keyOf(table)])} of ${table}`, () => {
            if (table === library.table && isLeftOut(String(row.file))) leftOutIds.add(row._id);
            else if (!leftOutIds.has(String(row.item).split('/')[0])) rows.add(table, row);
          }),
        picture: (picture, bytes) =>
          adding(`the picture ${picture}`, async () => {
            if (!isLeftOut(picture)) await pictures.add(picture, bytes);
          }),
      });
      if (replaceAll && !rows.has('administrators'))
        throw new OperatorError(
          `${file} holds no administrator; nobody could sign in. Nothing was changed.`,
        );
      const storeLive = await stagedLive(rows.releases(), {
        ...config,
        shared: sharedVersions(config, files),
      });
      let changes: string[] = [];
      const takeBack = await pictures.place({ replace: replaceAll });
      try {
        await database.transaction().execute(async (transaction) => {
          if (replaceAll)
            for (const table of [...Object.keys(EMPTIED), ...[...TABLES[kind]].reverse()])
              if (!KEPT.includes(table))
                await untyped<AnyRow>(transaction).deleteFrom(table).execute();
          await rows.store(transaction);
          changes = await storeLive(transaction);
          // Texts of the archive may show them. The server erases these again.
          await transaction.updateTable(WITHDRAWN).set({ erasedAt: '' }).execute();
          await addMissingSlugs(transaction);
        });
      } catch (error) {
        await takeBack();
        throw error;
      }
      return [
        `${counts.rows} records and ${counts.pictures} picture files read from ${file}.`,
        ...versions,
        ...[...leftOut].map(
          (hash) => `Left out: the picture ${hash}, because consent for it was withdrawn.`,
        ),
        ...rows.rejections,
        ...changes,
      ].join('\n');
    } finally {
      await pictures.discard();
    }
  };
