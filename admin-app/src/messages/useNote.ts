import type { Message } from '@charity-site/api-client/entities';
import { useMemo, useState } from 'react';
import type { LeftText } from '../forms/readText';
import { useUnsavedText } from '../forms/useUnsavedText';

/**
 * The private note of a message as it is typed. Unsaved text is kept and offered when the message is opened again.
 *
 * @param onSave resolves with whether the note was saved; `stored` is the unsaved text that it stores
 */
export function useNote(
  message: Message,
  onSave: (message: Message, note: string, stored?: string) => Promise<boolean>,
) {
  const [text, setText] = useState(message.note);
  const [busy, setBusy] = useState(false);
  const dirty = text.trim() !== message.note;
  const initial = useMemo(() => ({ note: message.note }), [message.note]);
  const values = useMemo(() => ({ note: text }), [text]);
  const unsaved = useUnsavedText({ form: `messages:${message._id}:note`, initial, values, version: undefined, dirty });
  const { offer, conflict } = unsaved;
  const restore = (kept: LeftText) => {
    setText(String(kept.values.note));
    unsaved.takeOver(kept);
  };
  return {
    text,
    setText,
    busy,
    dirty,
    save: async () => {
      setBusy(true);
      const savedText = unsaved.beginSave();
      if (await onSave(message, text.trim(), savedText.name())) unsaved.saved();
      savedText.over();
      setBusy(false);
    },
    discard: unsaved.forget,
    /** Text that was not saved at an earlier visit; null when there is none. */
    offer: offer && {
      kept: offer,
      restore: () => restore(offer),
      remove: () => unsaved.throwAway(offer),
    },
    /** The note as it was typed on another device meanwhile; null when it was not. */
    conflict: conflict && {
      other: conflict,
      useTheirs: () => conflict.text && restore(conflict.text),
      keepMine: conflict.keepMine,
    },
  };
}
