import Button from '@mui/material/Button';
import { QuestionDialog } from '../QuestionDialog/QuestionDialog';

export interface ConfirmDialogProps {
  /** True while the dialog is shown. */
  open: boolean;
  /** Such as 'Are you sure you want to delete this partner?' */
  question: string;
  /**
   * Names what is deleted, below the question, such as '“Lake Bakery”. It stays in the trash for 30
   * days.'
   */
  detail?: string | undefined;
  /**
   * True while the deletion is in progress: the button reads 'Deleting...' and both buttons are
   * disabled.
   */
  busy?: boolean;
  /** Called by 'Delete'. */
  onConfirm: () => void;
  /** Called by 'Cancel', Escape and a click on the backdrop. */
  onCancel: () => void;
}

/** Asks for confirmation before an item is deleted: Cancel or Delete. */
export function ConfirmDialog({
  open,
  question,
  detail,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <QuestionDialog open={open} text={question} detail={detail} onClose={() => !busy && onCancel()}>
      <Button onClick={() => onCancel()} disabled={busy}>
        Cancel
      </Button>
      <Button variant="contained" color="error" onClick={() => onConfirm()} disabled={busy}>
        {busy ? 'Deleting...' : 'Delete'}
      </Button>
    </QuestionDialog>
  );
}
