import Button from '@mui/material/Button';
import { QuestionDialog } from '../QuestionDialog/QuestionDialog';

export interface AlertDialogProps {
  open: boolean;
  text: string;
  onClose: () => void;
}

/** Tells something that must be seen, and waits for OK (DECISIONS 20: in place of the browser's own alert). */
export function AlertDialog({ open, text, onClose }: AlertDialogProps) {
  return (
    <QuestionDialog open={open} text={text} onClose={onClose}>
      <Button variant="contained" onClick={() => onClose()}>
        OK
      </Button>
    </QuestionDialog>
  );
}
