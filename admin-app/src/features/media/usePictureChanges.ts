import { useQueryClient } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import type { LibraryPicture, WithdrawnPicture } from '@charity-site/api-client/entities';
import type { EditedPicture } from './PictureDrawer';
import { downloadFile } from '../../shared/site/downloadFile';
import { reread } from '../../shared/site/reread';
import { preparePicture } from '../../shared/fields/preparePicture';
import { prepareAndUploadPicture } from '../../shared/fields/prepareAndUploadPicture';
import { ignoreNotFound } from '../../shared/mutations/ignoreNotFound';
import { useMutationWithNotice, type OnNotice } from '../../shared/mutations/useMutationWithNotice';
import { undoOf } from '../../shared/mutations/undoDeletion';

const ADDING = 'adding';

/** Mutations of the library's screen. Each shows a notice with its result. */
export function usePictureChanges(onNotice: OnNotice) {
  const queryClient = useQueryClient();
  const reload = async () => {
    await reread('pictures');
    // Other queries with pictures are refetched when they are used again.
    void queryClient.invalidateQueries({ refetchType: 'none' });
  };
  const { busy, run } = useMutationWithNotice(onNotice, reload);
  const { pictures } = api;
  return {
    /** File of the picture that is being changed, or ''. */
    busy,
    isAdding: busy === ADDING,
    add: (files: File[]) =>
      run({
        id: ADDING,
        call: async () => {
          for (const file of files) await prepareAndUploadPicture(file);
        },
        done:
          files.length === 1
            ? 'Picture added successfully!'
            : `${files.length} pictures added successfully!`,
        failed: 'Failed to add the pictures.',
      }),
    documentAdded: ({ name }: LibraryPicture) => {
      onNotice({ kind: 'success', text: `${name} added successfully!` });
      void reload();
    },
    describe: ({ file, focus }: LibraryPicture, texts: EditedPicture) =>
      run({
        id: file,
        call: () => pictures.describe(file, { ...texts, focus }),
        done: 'Saved. Used wherever this picture appears.',
        failed: 'Failed to save the text.',
      }),
    addSheet: ({ file }: LibraryPicture, sheet: File) =>
      run({
        id: file,
        call: () => pictures.addConsentSheet(file, sheet),
        done: 'Signed sheet stored. Only administrators can open it.',
        failed: 'Failed to store the signed sheet.',
      }),
    downloadSheet: ({ file, consentSheet }: LibraryPicture) =>
      run({
        id: file,
        call: () => pictures.consentSheet(file),
        done: (sheet) => {
          downloadFile(consentSheet, sheet);
          return null;
        },
        failed: 'Failed to download the signed sheet.',
      }),
    withdraw: ({ file, name }: LibraryPicture) =>
      run({
        id: file,
        call: () => pictures.withdraw(file),
        done: `${name} was withdrawn and is shown nowhere. Please read again the texts that used it.`,
        failed: `Failed to withdraw ${name}.`,
      }),
    undoWithdrawal: ({ file, name }: WithdrawnPicture) =>
      run({
        id: file,
        call: () => pictures.undoWithdrawal(file),
        done: `${name} is back wherever it was used.`,
        failed: 'Failed to undo the withdrawal.',
      }),
    /** Rejects if it cannot be saved, because the dialog shows the error. */
    setFocus: async ({ file, alt }: LibraryPicture, focus: string) => {
      await pictures.describe(file, { alt, focus });
      onNotice({ kind: 'success', text: 'Focal point saved successfully!' });
      await reload();
    },
    replace: ({ file, uses }: LibraryPicture, replacement: File) =>
      run({
        id: file,
        call: async () => pictures.replace(file, await preparePicture(replacement)),
        done: `The picture was replaced in ${uses.length === 1 ? '1 place' : `${uses.length} places`}. The old one is in the trash.`,
        failed: 'Failed to replace the picture.',
      }),
    remove: ({ file, name }: LibraryPicture) =>
      run({
        id: file,
        call: () => ignoreNotFound(pictures.remove(file)),
        done: (trashed) => ({ text: `${name} deleted successfully!`, undo: undoOf(run, trashed) }),
        failed: `Failed to delete ${name}.`,
      }),
  };
}
