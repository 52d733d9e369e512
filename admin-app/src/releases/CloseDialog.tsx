import Button from '@mui/material/Button';
import { QuestionDialog } from '@charity-site/ui-kit';
import { QuestionText } from './QuestionText';

/** Asks before a part of the site is switched off and says what visitors see. */
export function CloseDialog({
  within,
  open,
  onClose,
  onConfirm,
}: {
  within: string;
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  return (
    <QuestionDialog
      open={open}
      text={
        <QuestionText
          question={`Switch off ${within}?`}
          note='Its pages read "This part of the website is closed at the moment.", and its entries disappear, until you switch it on again.'
        />
      }
      onClose={onClose}
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="contained" onClick={onConfirm}>
        Switch off
      </Button>
    </QuestionDialog>
  );
}
