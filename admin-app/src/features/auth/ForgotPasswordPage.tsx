import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { api } from '@charity-site/api-client';
import { forgottenRules, recoveryRules, validateWith } from '@charity-site/api-client/entities';
import { clearToken } from '@charity-site/api-client/session';
import { useState } from 'react';
import { Banner, Field } from '@charity-site/ui-kit';
import { SecondaryText } from '../../shared/layout/SecondaryText';
import { StandaloneLink } from '../../shared/layout/StandaloneLink';
import { AuthForm } from '../../shared/session/AuthForm';
import { AuthLayout } from '../../shared/session/AuthLayout';
import { NewPasswordField } from '../../shared/session/NewPasswordField';
import { PasswordResetDone } from './PasswordResetDone';
import { SecondFactorField } from '../../shared/session/SecondFactorField';
import { useSubmitForm } from '../../shared/session/useSubmitForm';
import { useOneTimeSubmit } from '../../shared/session/useOneTimeSubmit';

const validateEmail = validateWith(forgottenRules);
const validateCode = validateWith(recoveryRules);

type Step = 'email' | 'mailed' | 'code' | 'done';

const INTRO: Record<Step, string> = {
  email: 'Enter the email address you log in with.',
  mailed: 'Check your email.',
  code: 'Use one of the recovery codes that you printed or wrote down.',
  done: 'You can log in again.',
};

/** /admin/forgotten-password: resets the password with an emailed link or a recovery code. */
export function ForgotPasswordPage() {
  const [step, setStep] = useState<Step>('email');
  const [email, setEmail] = useState('');
  return (
    <AuthLayout title="Forgotten password" heading="Forgot your password?" intro={INTRO[step]}>
      {step === 'email' && (
        <EmailForm
          onSent={(submitted, isMailed) => {
            setEmail(submitted);
            setStep(isMailed ? 'mailed' : 'code');
          }}
        />
      )}
      {step === 'mailed' && (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Banner kind="info">
            If {email} has access to this site, a link is on its way. It works once, for 60 minutes.
          </Banner>
          <Button variant="outlined" onClick={() => setStep('code')}>
            Use a recovery code instead
          </Button>
        </Box>
      )}
      {step === 'code' && <CodeForm email={email} onDone={() => setStep('done')} />}
      {step === 'done' ? (
        <PasswordResetDone />
      ) : (
        <Box sx={{ mt: 2.5 }}>
          <StandaloneLink href="/admin/login">Back to the login</StandaloneLink>
        </Box>
      )}
    </AuthLayout>
  );
}

function EmailForm({ onSent }: { onSent: (email: string, isMailed: boolean) => void }) {
  const form = useSubmitForm({
    blank: { email: '' },
    validate: validateEmail,
    send: async (values) => {
      const email = values.email.trim();
      onSent(email, (await api.auth.forgotten(email)).isMailed);
    },
    failed: 'Something went wrong.',
  });
  return (
    <AuthForm form={form} submitLabel="Continue">
      <Field {...form.field('email')} label="Email" type="email" autoComplete="username" required />
    </AuthForm>
  );
}

function CodeForm({ email, onDone }: { email: string; onDone: () => void }) {
  const sendOnce = useOneTimeSubmit();
  const form = useSubmitForm({
    blank: { code: '', newPassword: '', secondFactor: '' },
    validate: (values) => validateCode({ ...values, email }),
    send: async (values) => {
      const session = await sendOnce(
        { email, password: values.newPassword, secondFactor: values.secondFactor },
        () => api.auth.resetByCode({ ...values, email }),
      );
      if (session) api.auth.signOut(session.token);
      clearToken();
      onDone();
    },
    failed: 'The new password was not set.',
  });
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <AuthForm form={form} submitLabel="Set the new password">
        <Field
          name="email"
          label="Email"
          value={email}
          onChange={() => {}}
          autoComplete="username"
          readOnly
        />
        <Field
          {...form.field('code')}
          label="Recovery Code"
          hint="Four groups of letters and digits, such as abcd-efgh-jkmn-pqrs. Each code works once."
          autoComplete="off"
          required
        />
        <NewPasswordField {...form.field('newPassword')} />
        <SecondFactorField field={form.field} hint="A second recovery code does not work here." />
      </AuthForm>
      <SecondaryText>
        No code at hand? An administrator can end your access and invite you again. When nobody can
        log in any more, the person who runs the server can set a password.
      </SecondaryText>
    </Box>
  );
}
