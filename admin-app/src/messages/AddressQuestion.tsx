import Button from '@mui/material/Button';
import { QuestionDialog } from '@charity-site/ui-kit';

interface AddressQuestionProps {
  /** The address, and a sentence with how much is stored of it; undefined while nothing is asked. */
  asked: { address: string; text: string } | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before everything of an address is deleted for good. */
export function AddressQuestion({ asked, onConfirm, onCancel }: AddressQuestionProps) {
  return (
    <QuestionDialog
      open={asked !== undefined}
      text={
        asked &&
        `Delete everything of ${asked.address}? ${asked.text} It is deleted for good, also from the trash and the history. You cannot undo this.`
      }
      onClose={onCancel}
    >
      <Button onClick={onCancel}>Cancel</Button>
      <Button color="error" onClick={onConfirm}>
        Delete everything
      </Button>
    </QuestionDialog>
  );
}
