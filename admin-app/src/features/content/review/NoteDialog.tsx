import { Field, FormDialog } from '@charity-site/ui-kit';
import { useState } from 'react';

interface NoteDialogProps {
  /** Title and submit button: 'Send for review'. */
  title: string;
  /** The sentence below the field. */
  hint: string;
  /** True if the note must not be empty. */
  required?: boolean;
  busy?: boolean;
  onClose: () => void;
  onSend: (note: string) => void;
}

/** Asks for the note of a person who sends something for review, or sends it back. */
export function NoteDialog({ title, hint, required, busy, onClose, onSend }: NoteDialogProps) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      open
      title={title}
      submitLabel={title}
      busyLabel="Sending..."
      busy={busy}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={() => {
        if (required && !note.trim()) setError('Note is required.');
        else onSend(note.trim());
      }}
    >
      <Field
        name="note"
        label={required ? 'Note' : 'Note (Optional)'}
        hint={hint}
        rows={3}
        value={note}
        error={error}
        onChange={(text) => {
          setNote(text);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
