import Box from '@mui/material/Box';
import { ConfirmAction } from '../../../shared/layout/ConfirmAction';
import { shortDate } from '../../../shared/site/time';
import type { AskedAddress } from './useDataErasure';

interface AddressQuestionProps {
  asked: AskedAddress | undefined;
  dialog: { open: boolean; onConfirm: () => void; onCancel: () => void };
}

/** Asks before everything of an address is deleted for good. */
export function EraseDataDialog({ asked, dialog }: AddressQuestionProps) {
  return (
    <ConfirmAction
      {...dialog}
      text={
        asked && (
          <>
            {`Delete everything from ${asked.address}? ${asked.text} It is deleted for good, also from the trash and the history. You cannot undo this.`}
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
