import { useQueryClient } from '@tanstack/react-query';
import { api, errorText, isNotFound } from '@charity-site/api-client';
import type { LibraryPicture } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { preparePicture } from '../forms/preparePicture';
import { sendPicture } from '../forms/sendPicture';
import type { OutcomeNotice } from '../list/Outcome';
import { restoreTrashed } from '../trash/restoreTrashed';

const ADDING = 'adding';

/** The changes of the library's screen. Each reports its result. */
export function usePictureChanges(onNotice: (notice: OutcomeNotice | null) => void) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState('');
  const reload = async () => {
    await queries.invalidateQueries({ queryKey: ['pictures'] });
    // Other queries with pictures are fetched again when they are next shown.
    void queries.invalidateQueries({ refetchType: 'none' });
  };
  /** Resolves with whether the change was made. */
  const run = async (id: string, failed: string, work: () => Promise<OutcomeNotice>): Promise<boolean> => {
    setBusy(id);
    onNotice(null);
    try {
      const notice = await work();
      await reload();
      onNotice(notice);
      return true;
    } catch (error) {
      onNotice({ kind: 'error', text: `${failed} ${errorText(error)}` });
      void reload();
      return false;
    } finally {
      setBusy('');
    }
  };
  const { pictures } = api;
  return {
    /** File of the picture that is being changed; '' for none. */
    busy,
    isAdding: busy === ADDING,
    add: (files: File[]) =>
      run(ADDING, 'Failed to add the pictures.', async () => {
        for (const file of files) await sendPicture(file);
        return {
          kind: 'success',
          text: files.length === 1 ? 'Picture added successfully!' : `${files.length} pictures added successfully!`,
        };
      }),
    documentAdded: ({ name }: LibraryPicture) => {
      onNotice({ kind: 'success', text: `${name} added successfully!` });
      void reload();
    },
    describe: ({ file, focus }: LibraryPicture, texts: Pick<LibraryPicture, 'alt' | 'caption'>) =>
      run(file, 'Failed to save the text.', async () => {
        await pictures.describe(file, { ...texts, focus });
        return { kind: 'success', text: 'Saved. Pages say it wherever the picture is used from now on.' };
      }),
    /** Rejects when it cannot be saved. */
    setFocus: async ({ file, alt }: LibraryPicture, focus: string) => {
      await pictures.describe(file, { alt, focus });
      onNotice({ kind: 'success', text: 'Focal point saved successfully!' });
      await reload();
    },
    replace: ({ file, uses }: LibraryPicture, next: File) =>
      run(file, 'Failed to replace the picture.', async () => {
        const prepared = await preparePicture(next);
        await pictures.replace(file, prepared);
        const places = uses.length === 1 ? '1 place' : `${uses.length} places`;
        return { kind: 'success', text: `The picture was replaced in ${places}. The old one is in the trash.` };
      }),
    remove: ({ file, name }: LibraryPicture) =>
      run(file, `Failed to delete ${name}.`, async (): Promise<OutcomeNotice> => {
        // A 404 counts as deleted, because the answer of an earlier try may have been lost.
        const trashed = await pictures.remove(file).catch((error: unknown) => {
          if (!isNotFound(error)) throw error;
          return undefined;
        });
        return {
          kind: 'success',
          text: `${name} deleted successfully!`,
          undo: trashed === undefined ? undefined : () => void restoreTrashed(trashed, { onNotice, reload }),
        };
      }),
  };
}
