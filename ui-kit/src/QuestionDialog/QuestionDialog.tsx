import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useId, type ReactNode } from 'react';
import { useOpenDialog } from '../openDialogs/openDialogs';

export interface QuestionDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** The exact question or news; it is also the dialog's name. */
  text: ReactNode;
  /** Escape and a click beside the dialog mean this. */
  onClose: () => void;
  /** The buttons, the harmless one first. */
  children: ReactNode;
}

/** The frame of every question and alert: role alertdialog, named by its text. */
export function QuestionDialog({ open, text, onClose, children }: QuestionDialogProps) {
  const textId = useId();
  useOpenDialog(open, onClose);
  return (
    <Dialog open={open} onClose={onClose} role="alertdialog" fullWidth maxWidth="xs" aria-labelledby={textId}>
      <DialogContent sx={{ pt: 3.5, pb: 1 }}>
        <DialogContentText id={textId} sx={{ color: 'text.primary', fontSize: '1.0625rem' }}>
          {text}
        </DialogContentText>
      </DialogContent>
      {/* Answers that find no room beside one another stand one below the other. */}
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>{children}</DialogActions>
    </Dialog>
  );
}
