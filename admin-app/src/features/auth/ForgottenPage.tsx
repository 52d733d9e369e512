import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { api } from '@charity-site/api-client';
import { forgottenRules, recoveryRules, validateBy } from '@charity-site/api-client/entities';
import { clearToken } from '@charity-site/api-client/session';
import { useState } from 'react';
import { Banner, Field } from '@charity-site/ui-kit';
import { Note } from '../../shared/layout/Note';
import { TallLink } from '../../shared/layout/TallLink';
import { EntranceForm } from '../../shared/session/EntranceForm';
import { EntrancePage } from '../../shared/session/EntrancePage';
import { NewPasswordField } from '../../shared/session/NewPasswordField';
import { PasswordIsSet } from './PasswordIsSet';
import { useSentForm } from '../../shared/session/useSentForm';
import { useSentOnce } from '../../shared/session/useSentOnce';

const validateEmail = validateBy(forgottenRules);
const validateCode = validateBy(recoveryRules);

type Step = 'email' | 'mailed' | 'code' | 'done';

const INTRO: Record<Step, string> = {
  email: 'Enter the email address with which you log in.',
  mailed: 'Look into your mailbox.',
  code: 'Use one of the recovery codes that you printed or wrote down.',
  done: 'You can log in again.',
};

/** /admin/forgotten-password: a link by mail, or a recovery code. */
export function ForgottenPage() {
  const [step, setStep] = useState<Step>('email');
  const [email, setEmail] = useState('');
  return (
    <EntrancePage title="Forgotten password" heading="Forgot your password?" intro={INTRO[step]}>
      {step === 'email' && (
        <EmailForm
          onSent={(sent, isMailed) => {
            setEmail(sent);
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
        <PasswordIsSet />
      ) : (
        <Box sx={{ mt: 2.5 }}>
          <TallLink href="/admin/login">Back to the login</TallLink>
        </Box>
      )}
    </EntrancePage>
  );
}

function EmailForm({ onSent }: { onSent: (email: string, isMailed: boolean) => void }) {
  const form = useSentForm({
    blank: { email: '' },
    validate: validateEmail,
    send: async (values) => {
      const email = values.email.trim();
      onSent(email, (await api.auth.forgotten(email)).isMailed);
    },
    failed: 'This did not work.',
  });
  return (
    <EntranceForm form={form} submitLabel="Continue">
      <Field {...form.field('email')} label="Email" type="email" autoComplete="username" required />
    </EntranceForm>
  );
}

function CodeForm({ email, onDone }: { email: string; onDone: () => void }) {
  const sendOnce = useSentOnce();
  const form = useSentForm({
    blank: { code: '', newPassword: '' },
    validate: (values) => validateCode({ ...values, email }),
    send: async (values) => {
      const found = await sendOnce({ email, password: values.newPassword }, () =>
        api.auth.resetByCode({ ...values, email }),
      );
      if (found) api.auth.signOut(found.token);
      clearToken();
      onDone();
    },
    failed: 'The new password was not set.',
  });
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <EntranceForm form={form} submitLabel="Set the new password">
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
      </EntranceForm>
      <Note>
        No code at hand? An administrator can end your access and invite you again. When nobody can
        log in any more, the person who runs the server can set a password.
      </Note>
    </Box>
  );
}
