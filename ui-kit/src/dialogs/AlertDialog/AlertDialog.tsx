import Button from '@mui/material/Button';
import { useWords } from '@charity-site/ui-kit/theme';
import { QuestionDialog } from '../QuestionDialog/QuestionDialog';

export interface AlertDialogProps {
  /** True while the dialog is shown. */
  open: boolean;
  /** The message; also the accessible name of the dialog. */
  text: string;
  /** Called by 'OK', Escape and a click on the backdrop. */
  onClose: () => void;
}

/** Shows a message that must be confirmed with OK. Replaces `window.alert`. */
export function AlertDialog({ open, text, onClose }: AlertDialogProps) {
  const translate = useWords();
  return (
    <QuestionDialog open={open} text={text} onClose={onClose}>
      <Button variant="contained" onClick={() => onClose()}>
        {translate('OK')}
      </Button>
    </QuestionDialog>
  );
}
