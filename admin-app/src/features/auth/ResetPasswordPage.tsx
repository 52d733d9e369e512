import Box from '@mui/material/Box';
import { api, errorText, isRefused } from '@charity-site/api-client';
import { passwordResetRules, validateWith } from '@charity-site/api-client/entities';
import { clearToken } from '@charity-site/api-client/session';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { StandaloneLink } from '../../shared/layout/StandaloneLink';
import { AuthForm } from '../../shared/session/AuthForm';
import { AuthLayout } from '../../shared/session/AuthLayout';
import { NewPasswordField } from '../../shared/session/NewPasswordField';
import { PasswordResetDone } from './PasswordResetDone';
import { SecondFactorField } from '../../shared/session/SecondFactorField';
import { useSubmitForm } from '../../shared/session/useSubmitForm';

const USED =
  'This link was already used or has expired. If you have just chosen a new password here, log in with it. Otherwise ask for a new link.';

const validate = validateWith(passwordResetRules);

/** /admin/new-password#token: sets a new password with an emailed link. */
export function ResetPasswordPage() {
  const token = useLocation().hash.slice(1) || '-';
  const [isDone, setDone] = useState(false);
  const form = useSubmitForm({
    blank: { newPassword: '', secondFactor: '' },
    validate: (values) => validate({ ...values, token }),
    send: async (values) => {
      await api.auth.resetByLink({ ...values, token });
      clearToken();
      setDone(true);
    },
    // The link contains no email, so a sign-in cannot show whether an earlier request, whose
    // response was lost, has set the password.
    failed: (error) =>
      isRefused(error) ? USED : `The new password was not set. ${errorText(error)}`,
  });
  return (
    <AuthLayout
      title="New password"
      heading="Choose a new password"
      intro="All of your devices are then logged out."
    >
      {isDone ? (
        <PasswordResetDone />
      ) : (
        <>
          <AuthForm form={form} submitLabel="Set the new password">
            <NewPasswordField {...form.field('newPassword')} />
            <SecondFactorField field={form.field} />
          </AuthForm>
          <Box sx={{ mt: 2.5, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            <StandaloneLink href="/admin/login">Log in</StandaloneLink>
            <StandaloneLink href="/admin/forgotten-password">Ask for a new link</StandaloneLink>
          </Box>
        </>
      )}
    </AuthLayout>
  );
}
