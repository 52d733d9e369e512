import { api, type StoredItem } from '@charity-site/api-client';
import { useRef, useState } from 'react';
import type { SaveOptions } from '../../../shared/fields/editForm';
import type { EditForm } from '../../../shared/forms/useEditForm';
import type { Publishing } from '../publishing/usePublishing';
import { NoteDialog } from './NoteDialog';

interface SendingOptions<Draft extends object> {
  /** Path of the content type. */
  list: string;
  /** The stored item; null for a new one. */
  item: StoredItem<Draft> | null;
  publishing: Publishing;
}

/**
 * Sends the form's item for review: a draft after it is saved, a change of another item in place of
 * a save.
 */
export function useSending<Draft extends object>({
  list,
  item,
  publishing,
}: SendingOptions<Draft>) {
  const [isOpen, setOpen] = useState(false);
  /** The note of the pending save; undefined if it sends nothing. */
  const note = useRef<string>(undefined);
  const isDraft = publishing.isUnpublished;
  return {
    isDraft,
    open: () => setOpen(true),
    /** Makes the next save an ordinary one. */
    cancel: () => {
      note.current = undefined;
    },
    /** True once, after a save that sent the item. */
    takeSent: (): boolean => {
      const isSent = note.current !== undefined;
      note.current = undefined;
      return isSent;
    },
    /** Runs the form's save, with what it sends. */
    run: async (
      draft: Draft,
      options: SaveOptions,
      save: () => Promise<StoredItem<Draft>>,
    ): Promise<StoredItem<Draft>> => {
      if (note.current === undefined) return save();
      if (item && !isDraft) {
        const { version, autosave, signal } = options;
        const of = { list, item: item._id };
        await api.reviews.send(of, { ...draft, note: note.current }, { version, autosave, signal });
        return item;
      }
      const stored = await save();
      await api.reviews.send({ list, item: stored._id }, { note: note.current });
      return stored;
    },
    dialog: (form: Pick<EditForm, 'values' | 'initial' | 'submit'>) =>
      isOpen && (
        <NoteDialog
          title="Send for review"
          hint="For the editor who reads it, such as what has changed."
          onClose={() => setOpen(false)}
          onSend={(text) => {
            setOpen(false);
            note.current = text;
            if (isDraft) publishing.saveAsDraft(form);
            else form.submit();
          }}
        />
      ),
  };
}
