import { useState } from 'react';

/** State of a confirmation dialog. The subject stays set while the dialog fades out. */
export function useConfirm<Subject>(onConfirm: (subject: Subject) => unknown) {
  const [subject, setSubject] = useState<Subject>();
  const [open, setOpen] = useState(false);
  return {
    subject,
    ask: (about: Subject) => {
      setSubject(about);
      setOpen(true);
    },
    /** Props of the dialog. */
    dialog: {
      open,
      onCancel: () => setOpen(false),
      onConfirm: () => {
        // A double click presses the button again while the dialog fades out.
        if (!open || subject === undefined) return;
        setOpen(false);
        void onConfirm(subject);
      },
    },
  };
}
