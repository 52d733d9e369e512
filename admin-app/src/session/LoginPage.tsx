import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { api, serverMessage } from '@charity-site/api-client';
import { signInRules, validateBy } from '@charity-site/api-client/entities';
import { siteConfig } from '@charity-site/api-client/http';
import { getToken, onSessionElsewhere, setToken } from '@charity-site/api-client/session';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Banner, ChitengeBand, Field, useFocusFirstError } from '@charity-site/ui-kit';
import { administratorQuery } from './administrator';
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
        setToken(token);
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
  const { siteName } = siteConfig();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'kit.wash' }}>
      <title>{`Log in · ${siteName}`}</title>
      <Box component="header" sx={{ bgcolor: 'kit.deep', color: 'kit.onDeep', px: 3, py: 2 }}>
        <Link href="/" color="inherit" underline="hover" variant="h6">
          {siteName}
        </Link>
      </Box>
      <ChitengeBand />
      <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: 'center', p: 2 }}>
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: 440, p: { xs: 3, sm: 5 }, borderRadius: 2 }}>
          <Typography component="h1" variant="h3">
            Administrator login
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>For the staff who keep this site.</Typography>
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
                You were logged out in another tab. What you were writing is kept in this browser and offered back after
                you log in.
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
            <Field
              name="password"
              label="Password"
              type="password"
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
        </Paper>
      </Box>
      <Box component="footer" sx={{ p: 2, textAlign: 'center' }}>
        <Link href="/">Back to the site</Link>
      </Box>
    </Box>
  );
}
