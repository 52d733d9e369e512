import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { api, serverMessage } from '@charity-site/api-client';
import { signInRules, validateWith } from '@charity-site/api-client/entities';
import { getToken, onSessionElsewhere } from '@charity-site/api-client/session';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Banner, Field, PasswordField } from '@charity-site/ui-kit';
import { StandaloneLink } from '../../shared/layout/StandaloneLink';
import { administratorQuery } from '../../shared/session/administrator';
import { AuthForm } from '../../shared/session/AuthForm';
import { AuthLayout } from '../../shared/session/AuthLayout';
import { pendingCredentialChange } from '../../shared/session/pendingCredentialChange';
import { beginSession } from '../../shared/session/ownSession';
import { wasSignedOut } from '../../shared/session/signedOut';
import { SecondFactorField } from '../../shared/session/SecondFactorField';
import { useSubmitForm } from '../../shared/session/useSubmitForm';

const validate = validateWith(signInRules);

/** Accepts only paths below /admin, because the value comes from the browser's history. */
const returnPathOf = (state: unknown): string => {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/admin(?![\w-])/.test(from) ? from : '/admin';
};

/** /admin/login: stores the token and goes to /admin, or to the screen that redirected here. */
export function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const returnPath = returnPathOf(state);
  const queries = useQueryClient();
  const form = useSubmitForm({
    blank: { email: '', password: '', secondFactor: '' },
    validate,
    send: async (values) => {
      const { token } = await api.auth.signIn({ ...values, email: values.email.trim() });
      beginSession(token);
      queries.removeQueries({ queryKey: administratorQuery().queryKey });
      await navigate(returnPath, { replace: true });
    },
    failed: (error) => serverMessage(error) ?? 'Login failed. Please check your credentials.',
  });
  // Clears the cached data of the previous person. Not at logout, because mounted screens would
  // fetch again.
  useEffect(() => {
    queries.clear();
    pendingCredentialChange.clear();
  }, [queries]);
  // A login in another tab re-renders this page.
  const [, rerender] = useState(0);
  useEffect(() => onSessionElsewhere(() => rerender((count) => count + 1)), []);
  if (getToken() && !form.busy) return <Navigate to={returnPath} replace />;
  return (
    <AuthLayout
      title="Log in"
      heading="Administrator login"
      intro="For staff who manage this site."
    >
      <AuthForm form={form} submitLabel="Log in" busyLabel="Logging in...">
        {!form.failure && wasSignedOut(state) && (
          <Banner kind="info">
            You were logged out in another tab. What you were writing is kept in this browser and
            offered back after you log in.
          </Banner>
        )}
        <Field
          {...form.field('email')}
          label="Email"
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
          required
        />
        <SecondFactorField field={form.field} />
      </AuthForm>
      <Box sx={{ mt: 2.5 }}>
        <StandaloneLink href="/admin/forgotten-password">Forgot your password?</StandaloneLink>
      </Box>
    </AuthLayout>
  );
}
