import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { QuestionDialog } from '@charity-site/ui-kit';
import { shortDate } from '../site/time';
import type { AskedAddress } from './useAddressErasure';

interface AddressQuestionProps {
  /** Undefined while nothing is asked. */
  asked: AskedAddress | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before everything of an address is deleted for good. */
export function AddressQuestion({ asked, onConfirm, onCancel }: AddressQuestionProps) {
  return (
    <QuestionDialog
      open={asked !== undefined}
      text={
        asked && (
          <>
            {`Delete everything of ${asked.address}? ${asked.text} It is deleted for good, also from the trash and the history. You cannot undo this.`}
            {asked.latest.map(({ name, words, createdAt }, at) => (
              <Box component="span" key={at} sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}>
                <bdi>{name}</bdi>, {shortDate(createdAt)}: <bdi>{words}</bdi>
              </Box>
            ))}
          </>
        )
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
