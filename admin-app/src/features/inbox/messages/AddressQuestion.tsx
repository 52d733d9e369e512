import Box from '@mui/material/Box';
import { Question } from '../../../shared/layout/Question';
import { shortDate } from '../../../shared/site/time';
import type { AskedAddress } from './useAddressErasure';

interface AddressQuestionProps {
  asked: AskedAddress | undefined;
  dialog: { open: boolean; onConfirm: () => void; onCancel: () => void };
}

/** Asks before everything of an address is deleted for good. */
export function AddressQuestion({ asked, dialog }: AddressQuestionProps) {
  return (
    <Question
      {...dialog}
      text={
        asked && (
          <>
            {`Delete everything of ${asked.address}? ${asked.text} It is deleted for good, also from the trash and the history. You cannot undo this.`}
            {asked.latest.map(({ name, words, createdAt }, at) => (
              <Box
                component="span"
                key={at}
                sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}
              >
                <bdi>{name}</bdi>, {shortDate(createdAt)}: <bdi>{words}</bdi>
              </Box>
            ))}
          </>
        )
      }
      answer="Delete everything"
      variant="text"
      color="error"
    />
  );
}
