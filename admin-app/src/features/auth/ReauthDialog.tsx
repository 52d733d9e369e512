import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { api, errorText, isUnauthorized } from '@charity-site/api-client';
import type { SignIn } from '@charity-site/api-client/entities';
import { useSyncExternalStore } from 'react';
import { Field, PasswordField } from '@charity-site/ui-kit';
import { useAdministrator } from '../../shared/session/administrator';
import { pendingCredentialChange } from '../../shared/session/pendingCredentialChange';
import { beginSession } from '../../shared/session/ownSession';
import { renewal } from './reauthentication';
import { FormSubmitDialog } from '../../shared/session/FormSubmitDialog';
import { useSubmitForm } from '../../shared/session/useSubmitForm';

/**
 * Asks for the password in place when the session has ended; the interrupted save then continues.
 */
export function ReauthDialog() {
  const asking = useSyncExternalStore(renewal.subscribe, renewal.isAsking, () => false);
  return asking ? <PasswordDialog /> : null;
}

/** The address shown may be the old one, when the answer to its change was lost. */
const signInAs = async (entered: SignIn): Promise<{ token: string }> => {
  try {
    return await api.auth.signIn(entered);
  } catch (error) {
    const found = isUnauthorized(error) && (await pendingCredentialChange.signInByEmail(entered));
    if (found) return found;
    throw error;
  }
};

function PasswordDialog() {
  const queries = useQueryClient();
  const administrator = useAdministrator();
  const form = useSubmitForm({
    blank: { email: administrator?.email ?? '', password: '' },
    validate: () => ({}),
    send: async (entered) => {
      const { token } = await signInAs(entered);
      beginSession(token);
      renewal.done();
      void queries.invalidateQueries();
    },
    failed: (error) => (isUnauthorized(error) ? 'The password is incorrect.' : errorText(error)),
  });
  return (
    <FormSubmitDialog
      form={form}
      title="Please log in again"
      submitLabel="Log in"
      busyLabel="Logging in..."
      onClose={renewal.cancelled}
      maxWidth="xs"
    >
      <Typography>
        You have been logged out. Enter your password to carry on. Nothing you wrote is lost.
      </Typography>
      <Field
        {...form.field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        readOnly={Boolean(administrator)}
      />
      <PasswordField
        {...form.field('password')}
        label="Password"
        autoComplete="current-password"
        required
      />
    </FormSubmitDialog>
  );
}
