import Typography from '@mui/material/Typography';
import { confirmationRules, validateWith } from '@charity-site/api-client/entities';
import { PasswordField } from '@charity-site/ui-kit';
import type { ReactNode } from 'react';
import { FormSubmitDialog } from './FormSubmitDialog';
import { useSubmitForm } from './useSubmitForm';

const validate = validateWith(confirmationRules);

interface PasswordConfirmDialogProps {
  title: string;
  submitLabel: string;
  busyLabel?: string;
  /** Such as 'No codes were created.', to which the reason is added. */
  failed: string;
  /** The action, which requires the password. */
  send: (password: string) => Promise<void>;
  onClose: () => void;
  /** Consequences of the action. */
  children: ReactNode;
}

/** Dialog that confirms an action with the password. */
export function PasswordConfirmDialog({
  send,
  failed,
  children,
  ...dialog
}: PasswordConfirmDialogProps) {
  const form = useSubmitForm({
    blank: { password: '' },
    validate,
    send: ({ password }) => send(password),
    failed,
  });
  return (
    <FormSubmitDialog form={form} {...dialog} maxWidth="xs">
      <Typography>{children} Please enter your password first.</Typography>
      <PasswordField
        {...form.field('password')}
        label="Password"
        autoComplete="current-password"
        required
      />
    </FormSubmitDialog>
  );
}
