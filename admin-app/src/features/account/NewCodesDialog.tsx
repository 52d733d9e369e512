import { api, isOutcomeUnknown, ReadableError } from '@charity-site/api-client';
import { PasswordConfirmDialog } from '../../shared/session/PasswordConfirmDialog';

const LOST_CODES =
  'The codes did not arrive. Earlier codes may have stopped working. Please try again.';

interface NewCodesDialogProps {
  /** True if earlier codes stop working. */
  hasCodes: boolean;
  onClose: () => void;
  onCreated: (codes: string[]) => void;
  /** Called when the response with the new codes was lost: nobody knows which codes work. */
  onLost: () => void;
}

/** Creates recovery codes; requires the password. */
export function NewCodesDialog({ hasCodes, onClose, onCreated, onLost }: NewCodesDialogProps) {
  return (
    <PasswordConfirmDialog
      title="New recovery codes"
      submitLabel="Create codes"
      failed="No codes were created."
      send={async (password) => {
        try {
          onCreated(await api.auth.newRecoveryCodes(password));
        } catch (error) {
          if (!isOutcomeUnknown(error)) throw error;
          onLost();
          throw new ReadableError(LOST_CODES);
        }
      }}
      onClose={onClose}
    >
      {hasCodes && 'The codes that you have now stop working.'}
    </PasswordConfirmDialog>
  );
}
