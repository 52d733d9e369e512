import Button from '@mui/material/Button';
import { QuestionDialog } from '../QuestionDialog/QuestionDialog';

export interface UnsavedDialogProps {
  /** True while the dialog is shown. */
  open: boolean;
  /** Called by 'Keep editing', Escape and a click on the backdrop. */
  onKeep: () => void;
  /** Called by 'Discard'. */
  onDiscard: () => void;
}

/** Asks for confirmation before unsaved changes are discarded: Keep editing or Discard. */
export function UnsavedDialog({ open, onKeep, onDiscard }: UnsavedDialogProps) {
  return (
    <QuestionDialog
      open={open}
      text="You have changes that are not saved yet. Discard them?"
      onClose={onKeep}
    >
      <Button color="error" onClick={() => onDiscard()}>
        Discard
      </Button>
      <Button variant="contained" onClick={() => onKeep()} sx={{ whiteSpace: 'nowrap' }}>
        Keep editing
      </Button>
    </QuestionDialog>
  );
}
