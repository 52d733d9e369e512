import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPdf, pictureKind } from '@charity-site/api-client/entities';
import { temporaryName, writeAtomically } from '@charity-site/registry/store';
import { isStoredFile } from '../../content/files/fileNames';
import { kindOfFile } from '../../content/files/pictureNames';
import { HttpError } from '../../http/httpError';
import { consentFolder, sheetKind } from '../../media/consent/sheets';
import { fileExists } from '../../process/files';

/**
 * Stages images for a folder: validates them and writes them into a hidden subfolder, then moves
 * all of them into the folder by renaming.
 */
export const stagedPictures = (folder: string) => {
  const staging = join(folder, temporaryName('restoring'));
  const before = join(staging, 'before');
  const names = new Set<string>();

  return {
    /** Adds a picture, a document or a sheet. Throws an HttpError if name or content is invalid. */
    add: async (name: string, bytes: Buffer): Promise<void> => {
      const stored = kindOfFile(name) ?? sheetKind(name);
      const kind = stored ?? (isStoredFile(name) ? 'pdf' : undefined);
      if (!kind) throw new HttpError(400, 'This is no name of a stored picture.');
      if (kind === 'pdf' ? !isPdf(bytes) : pictureKind(bytes) !== kind)
        throw new HttpError(
          400,
          `The file does not hold ${kind === 'pdf' ? 'a PDF document' : `a picture of the kind ${kind}`}.`,
        );
      await writeAtomically(join(staging, name), bytes);
      names.add(name);
    },

    /**
     * Moves the images into the folder.
     * @param replace whether to overwrite existing files
     * @returns a function that undoes this
     */
    place: async ({ replace }: { replace: boolean }): Promise<() => Promise<void>> => {
      const undo: (() => Promise<void>)[] = [];
      const takeBack = async () => {
        for (const step of undo.reverse()) await step();
      };
      try {
        for (const place of [before, consentFolder(folder)])
          await mkdir(place, { recursive: true });
        for (const name of names) {
          const target = join(sheetKind(name) ? consentFolder(folder) : folder, name);
          const isTaken = await fileExists(target);
          if (isTaken && !replace) continue;
          if (isTaken) {
            await rename(target, join(before, name));
            undo.push(() => rename(join(before, name), target));
          }
          await rename(join(staging, name), target);
          undo.push(() => rm(target));
        }
        return takeBack;
      } catch (error) {
        await takeBack();
        throw error;
      }
    },

    /** Removes the remaining staged files and the replaced ones. */
    discard: (): Promise<void> => rm(staging, { recursive: true, force: true }),
  };
};
