import Typography from '@mui/material/Typography';
import { api, isOutcomeUnknown, ReadableError } from '@charity-site/api-client';
import { confirmationRules, validateWith } from '@charity-site/api-client/entities';
import { PasswordField } from '@charity-site/ui-kit';
import { FormSubmitDialog } from '../../shared/session/FormSubmitDialog';
import { useSubmitForm } from '../../shared/session/useSubmitForm';

const LOST_CODES =
  'The codes did not arrive. Earlier codes may have stopped working. Please try again.';

const validate = validateWith(confirmationRules);

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
  const form = useSubmitForm({
    blank: { password: '' },
    validate,
    send: async ({ password }) => {
      try {
        onCreated(await api.auth.newRecoveryCodes(password));
      } catch (error) {
        if (!isOutcomeUnknown(error)) throw error;
        onLost();
        throw new ReadableError(LOST_CODES);
      }
    },
    failed: 'No codes were created.',
  });
  return (
    <FormSubmitDialog
      form={form}
      title="New recovery codes"
      submitLabel="Create codes"
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        {hasCodes ? 'The codes that you have now stop working. ' : ''}Please enter your password
        first.
      </Typography>
      <PasswordField
        {...form.field('password')}
        label="Password"
        autoComplete="current-password"
        required
      />
    </FormSubmitDialog>
  );
}
