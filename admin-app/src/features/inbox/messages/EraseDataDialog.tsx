import Box from '@mui/material/Box';
import { ConfirmAction } from '../../../shared/layout/ConfirmAction';
import { shortDate } from '../../../shared/site/time';
import type { PendingErasure } from './useDataErasure';

interface EraseDataDialogProps {
  erasure: PendingErasure | undefined;
  dialog: { open: boolean; onConfirm: () => void; onCancel: () => void };
}

/** Confirms the permanent deletion of all data of an email address or telephone number. */
export function EraseDataDialog({ erasure, dialog }: EraseDataDialogProps) {
  return (
    <ConfirmAction
      {...dialog}
      text={
        erasure && (
          <>
            {`Delete everything from ${erasure.address}? ${erasure.text} It is deleted for good, also from the trash and the history. You cannot undo this.`}
            {erasure.latest.map(({ name, words, createdAt }, index) => (
              <Box
                component="span"
                key={index}
                sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}
              >
                <bdi>{name}</bdi>, {shortDate(createdAt)}: <bdi>{words}</bdi>
              </Box>
            ))}
          </>
        )
      }
      confirmLabel="Delete everything"
      variant="text"
      color="error"
    />
  );
}
