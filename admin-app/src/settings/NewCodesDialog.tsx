import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api } from '@charity-site/api-client';
import { confirmationRules, validateBy } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import { Banner, FormDialog, PasswordField, useFocusFirstError } from '@charity-site/ui-kit';
import { keepingSession } from '../session/renewal';
import { useSentForm } from '../session/useSentForm';

const validate = validateBy(confirmationRules);

interface NewCodesDialogProps {
  /** Whether there are codes that stop working. */
  hasCodes: boolean;
  onClose: () => void;
  onMade: (codes: string[]) => void;
}

/** Asks for the password before new recovery codes are made. */
export function NewCodesDialog({ hasCodes, onClose, onMade }: NewCodesDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  const form = useSentForm({
    blank: { password: '' },
    validate,
    send: async ({ password }) => onMade(await keepingSession(() => api.auth.newRecoveryCodes(password))),
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
