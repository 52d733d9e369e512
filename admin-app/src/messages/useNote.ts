import type { Message } from '@charity-site/api-client/entities';
import { useMemo, useState } from 'react';
import { useUnsavedText } from '../forms/useUnsavedText';

/**
 * The private note of a message as it is typed. Unsaved text is kept in the browser and offered when the message is opened again.
 *
 * @param onSave resolves with whether the note was saved
 */
export function useNote(message: Message, onSave: (message: Message, note: string) => Promise<boolean>) {
  const [text, setText] = useState(message.note);
  const [busy, setBusy] = useState(false);
  const dirty = text.trim() !== message.note;
  const initial = useMemo(() => ({ note: message.note }), [message.note]);
  const values = useMemo(() => ({ note: text }), [text]);
  const unsaved = useUnsavedText({ form: `messages:${message._id}:note`, initial, values, version: undefined, dirty });
  const { offer } = unsaved;
  return {
    text,
    setText,
    busy,
    dirty,
    save: async () => {
      setBusy(true);
      if (await onSave(message, text.trim())) unsaved.forget();
      setBusy(false);
    },
    discard: unsaved.forget,
    /** Text that was not saved at an earlier visit; null when there is none. */
    offer: offer && {
      kept: offer,
      restore: () => {
        setText(String(offer.values.note));
        unsaved.takeOver(offer);
      },
      remove: () => unsaved.throwAway(offer),
    },
  };
}
