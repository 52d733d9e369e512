import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useId, type ReactNode } from 'react';
import { useOpenDialog } from '../openDialogs/openDialogs';

export interface QuestionDialogProps {
  /** True while the dialog is shown. */
  open: boolean;
  /** Question or message; also the accessible name of the dialog. */
  text: ReactNode;
  /** Details below the text, such as the name of the item; also the description of the dialog. */
  detail?: ReactNode;
  /** Called by Escape and a click on the backdrop. */
  onClose: () => void;
  /** The buttons, the safe one first. */
  children: ReactNode;
}

/** Layout of all confirmations and alerts: an `alertdialog` named by its text. */
export function QuestionDialog({ open, text, detail, onClose, children }: QuestionDialogProps) {
  const textId = useId();
  useOpenDialog(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      fullWidth
      maxWidth="xs"
      aria-labelledby={textId}
      aria-describedby={detail ? `${textId}-detail` : undefined}
    >
      <DialogContent sx={{ pt: 3.5, pb: 1 }}>
        <DialogContentText id={textId} sx={{ color: 'text.primary', fontSize: '1.0625rem' }}>
          {text}
        </DialogContentText>
        {detail && (
          <DialogContentText id={`${textId}-detail`} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {detail}
          </DialogContentText>
        )}
      </DialogContent>
      {/* The buttons wrap in narrow windows. */}
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>{children}</DialogActions>
    </Dialog>
  );
}
