import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api, isUnanswered, ReadableError } from '@charity-site/api-client';
import { confirmationRules, validateBy } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import { Banner, FormDialog, PasswordField, useFocusFirstError } from '@charity-site/ui-kit';
import { useSentForm } from '../session/useSentForm';

const LOST = 'The codes did not arrive. Earlier codes may have stopped working. Please try again.';

const validate = validateBy(confirmationRules);

interface NewCodesDialogProps {
  /** True when there are codes that stop working. */
  hasCodes: boolean;
  onClose: () => void;
  onMade: (codes: string[]) => void;
  /** The answer with the new codes was lost: nobody knows which codes work. */
  onLost: () => void;
}

/** Asks for the password before new recovery codes are made. */
export function NewCodesDialog({ hasCodes, onClose, onMade, onLost }: NewCodesDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  const form = useSentForm({
    blank: { password: '' },
    validate,
    send: async ({ password }) => {
      try {
        onMade(await api.auth.newRecoveryCodes(password));
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        onLost();
        throw new ReadableError(LOST);
      }
    },
    failed: 'No codes were made.',
  });
  useFocusFirstError(form.attempt, place);
  return (
    <FormDialog
      open
      title="New recovery codes"
      submitLabel="Make the codes"
      busyLabel="Please wait..."
      busy={form.busy}
      onSubmit={form.submit}
      onClose={onClose}
      maxWidth="xs"
      banner={form.failure && <Banner kind="error">{form.failure}</Banner>}
    >
      <Box ref={place} sx={{ display: 'grid', gap: 2.5 }}>
        <Typography>
          {hasCodes ? 'The codes that you have now stop working. ' : ''}Please enter your password first.
        </Typography>
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" required />
      </Box>
    </FormDialog>
  );
}
