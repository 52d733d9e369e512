import { useState } from 'react';

/** A question before a change. Its subject stays while the dialog fades out. */
export function useConfirm<Subject>(onConfirm: (subject: Subject) => unknown) {
  const [subject, setSubject] = useState<Subject>();
  const [open, setOpen] = useState(false);
  return {
    subject,
    ask: (about: Subject) => {
      setSubject(about);
      setOpen(true);
    },
    /** Properties of its dialog. */
    dialog: {
      open,
      onCancel: () => setOpen(false),
      onConfirm: () => {
        // The second press of a double click comes while the dialog fades out.
        if (!open || subject === undefined) return;
        setOpen(false);
        void onConfirm(subject);
      },
    },
  };
}
