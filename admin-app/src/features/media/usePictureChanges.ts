import { useQueryClient } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import type { LibraryPicture } from '@charity-site/api-client/entities';
import { reread } from '../../shared/site/reread';
import { preparePicture } from '../../shared/fields/preparePicture';
import { prepareAndUploadPicture } from '../../shared/fields/prepareAndUploadPicture';
import { ignoreNotFound } from '../../shared/mutations/ignoreNotFound';
import { useMutationWithNotice, type OnNotice } from '../../shared/mutations/useMutationWithNotice';
import { undoOf } from '../../shared/mutations/undoDeletion';

const ADDING = 'adding';

/** The changes of the library's screen. Each reports its result. */
export function usePictureChanges(onNotice: OnNotice) {
  const queries = useQueryClient();
  const reload = async () => {
    await reread('pictures');
    // Other queries with pictures are fetched again when they are next shown.
    void queries.invalidateQueries({ refetchType: 'none' });
  };
  const { busy, run } = useMutationWithNotice(onNotice, reload);
  const { pictures } = api;
  return {
    /** File of the picture that is being changed; '' for none. */
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
    describe: ({ file, focus }: LibraryPicture, texts: Pick<LibraryPicture, 'alt' | 'caption'>) =>
      run({
        id: file,
        call: () => pictures.describe(file, { ...texts, focus }),
        done: 'Saved. Used wherever this picture appears.',
        failed: 'Failed to save the text.',
      }),
    /** Rejects when it cannot be saved. */
    setFocus: async ({ file, alt }: LibraryPicture, focus: string) => {
      await pictures.describe(file, { alt, focus });
      onNotice({ kind: 'success', text: 'Focal point saved successfully!' });
      await reload();
    },
    replace: ({ file, uses }: LibraryPicture, next: File) =>
      run({
        id: file,
        call: async () => pictures.replace(file, await preparePicture(next)),
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
