import type { Message } from '@charity-site/api-client/entities';
import { useMemo, useState } from 'react';
import { useAutosave } from '../../../shared/autosave/useAutosave';

/**
 * The private note of a message. Unsaved text is autosaved and can be restored when the message is
 * opened again.
 *
 * @param onSave resolves to true if the note was saved; `autosaved` refers to its autosave
 */
export function useNote(
  message: Message,
  onSave: (message: Message, note: string, autosaved?: string) => Promise<boolean>,
) {
  const [text, setText] = useState(message.note);
  const [busy, setBusy] = useState(false);
  const dirty = text.trim() !== message.note;
  const values = useMemo(() => ({ note: text }), [text]);
  const autosave = useAutosave({
    form: `messages:${message._id}:note`,
    values,
    dirty,
    onRestore: (restored) => setText(String(restored.values.note)),
  });
  return {
    text,
    setText,
    busy,
    dirty,
    save: async () => {
      setBusy(true);
      if (await onSave(message, text.trim(), autosave.reference())) autosave.remove();
      setBusy(false);
    },
    discard: autosave.remove,
    /** Text that was not saved at an earlier visit, and who else is typing. */
    offers: autosave.offers,
  };
}
