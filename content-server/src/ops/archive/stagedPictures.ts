import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPdf, pictureKind } from '@charity-site/api-client/entities';
import { temporaryName, writeAtomically } from '@charity-site/registry/store';
import { isStoredFile } from '../../content/files/fileNames';
import { kindOfFile } from '../../content/files/pictureNames';
import { HttpError } from '../../http/httpError';
import { sheetKind } from '../../media/consent/sheets';
import { CONSENT, UPLOADS, type FileStore } from '../../media/files/fileStore';

/**
 * Stages images: validates them and writes them into a hidden folder, then stores all of them.
 */
export const stagedPictures = (files: FileStore) => {
  const staging = join(files.folder, UPLOADS, temporaryName('restoring'));
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
     * Stores the images.
     * @param replace whether to overwrite existing files
     * @returns a function that undoes this
     */
    place: async ({ replace }: { replace: boolean }): Promise<() => Promise<void>> => {
      const undo: (() => Promise<void>)[] = [];
      const takeBack = async () => {
        for (const step of undo.reverse()) await step();
      };
      try {
        await mkdir(before, { recursive: true });
        for (const name of names) {
          const stored = (sheetKind(name) ? CONSENT : UPLOADS) + name;
          const present = await files.get(stored);
          if (present !== undefined && !replace) continue;
          if (present !== undefined) await copyFile(present, join(before, name));
          undo.push(async () =>
            present === undefined
              ? files.delete(stored)
              : files.put(stored, await readFile(join(before, name))),
          );
          await files.put(stored, await readFile(join(staging, name)));
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
