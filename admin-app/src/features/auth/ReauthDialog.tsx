import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { api, errorText, isUnauthorized } from '@charity-site/api-client';
import type { SignIn } from '@charity-site/api-client/entities';
import { useSyncExternalStore } from 'react';
import { Field, PasswordField } from '@charity-site/ui-kit';
import { useAdministrator } from '../../shared/session/administrator';
import { pendingCredentialChange } from '../../shared/session/pendingCredentialChange';
import { beginSession } from '../../shared/session/ownSession';
import { reauthentication } from './reauthentication';
import { FormSubmitDialog } from '../../shared/session/FormSubmitDialog';
import { SecondFactorField } from '../../shared/session/SecondFactorField';
import { useSubmitForm } from '../../shared/session/useSubmitForm';

/**
 * Password dialog over the current screen when the session has expired; the interrupted save then
 * continues.
 */
export function ReauthDialog() {
  const isOpen = useSyncExternalStore(
    reauthentication.subscribe,
    reauthentication.isOpen,
    () => false,
  );
  return isOpen ? <PasswordDialog /> : null;
}

/** The shown email may be the old one if the response to its change was lost. */
const signInAs = async (credentials: SignIn): Promise<{ token: string }> => {
  try {
    return await api.auth.signIn(credentials);
  } catch (error) {
    const session =
      isUnauthorized(error) && (await pendingCredentialChange.signInByEmail(credentials));
    if (session) return session;
    throw error;
  }
};

function PasswordDialog() {
  const queryClient = useQueryClient();
  const administrator = useAdministrator();
  const form = useSubmitForm({
    blank: { email: administrator?.email ?? '', password: '', secondFactor: '' },
    validate: () => ({}),
    send: async (credentials) => {
      const { token } = await signInAs(credentials);
      beginSession(token);
      reauthentication.done();
      void queryClient.invalidateQueries();
    },
    failed: (error) => (isUnauthorized(error) ? 'The password is incorrect.' : errorText(error)),
  });
  return (
    <FormSubmitDialog
      form={form}
      title="Please log in again"
      submitLabel="Log in"
      busyLabel="Logging in..."
      onClose={reauthentication.cancel}
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
      <SecondFactorField field={form.field} />
    </FormSubmitDialog>
  );
}
