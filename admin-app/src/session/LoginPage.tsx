import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { api, serverMessage } from '@charity-site/api-client';
import { signInRules, validateBy } from '@charity-site/api-client/entities';
import { getToken, onSessionElsewhere } from '@charity-site/api-client/session';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Banner, Field, PasswordField, useFocusFirstError } from '@charity-site/ui-kit';
import { administratorQuery } from './administrator';
import { EntrancePage } from './EntrancePage';
import { signedInHere } from './ownSession';
import { wasSignedOut } from './signedOut';

/** Accepts only paths of this area, because the value comes from the browser's history. */
const placeToGo = (state: unknown): string => {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/admin(?![\w-])/.test(from) ? from : '/admin';
};

/** /admin/login: stores the token and goes to /admin, or to the screen that redirected here (docs/product.md 7.10). */
export function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const goOn = placeToGo(state);
  const queries = useQueryClient();
  const [failure, setFailure] = useState('');
  const formElement = useRef<HTMLFormElement>(null);
  const form = useFormik({
    initialValues: { email: '', password: '' },
    validate: validateBy(signInRules),
    onSubmit: async (values) => {
      setFailure('');
      try {
        const { token } = await api.auth.signIn({ ...values, email: values.email.trim() });
        signedInHere(token);
        queries.removeQueries({ queryKey: administratorQuery().queryKey });
        await navigate(goOn, { replace: true });
      } catch (error) {
        setFailure(serverMessage(error) ?? 'Login failed. Please check your credentials.');
      }
    },
  });
  useFocusFirstError(form, formElement);
  useEffect(() => formElement.current?.querySelector('input')?.focus(), []);
  // Clears the query cache for the next person. Only when the login is rendered, because mounted screens would fetch
  // again without a token.
  useEffect(() => {
    if (!getToken()) queries.clear();
  }, [queries]);
  // A login in another tab re-renders this page.
  const [, lookAgain] = useState(0);
  useEffect(() => onSessionElsewhere(() => lookAgain((times) => times + 1)), []);
  if (getToken() && !form.isSubmitting) return <Navigate to={goOn} replace />;
  const validationError = (name: 'email' | 'password') => (form.touched[name] ? form.errors[name] : undefined);
  return (
    <EntrancePage title="Log in" heading="Administrator login" intro="For the staff who keep this site.">
      <Box
        component="form"
        ref={formElement}
        noValidate
        onSubmit={form.handleSubmit}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        {failure && <Banner kind="error">{failure}</Banner>}
        {!failure && wasSignedOut(state) && (
          <Banner kind="info">
            You were logged out in another tab. What you were writing is kept in this browser and offered back after you
            log in.
          </Banner>
        )}
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          value={form.values.email}
          onChange={(value) => void form.setFieldValue('email', value)}
          error={validationError('email')}
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          required
          value={form.values.password}
          onChange={(value) => void form.setFieldValue('password', value)}
          error={validationError('password')}
        />
        <Button type="submit" variant="contained" size="large" disabled={form.isSubmitting}>
          {form.isSubmitting ? 'Logging in...' : 'Log in'}
        </Button>
      </Box>
      <Box sx={{ mt: 2.5 }}>
        <Link href="/admin/forgotten-password" sx={{ display: 'inline-block', py: 1.25 }}>
          Forgot your password?
        </Link>
      </Box>
    </EntrancePage>
  );
}
