import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api } from '@charity-site/api-client';
import {
  secondFactorRules,
  validateWith,
  type SecondFactorSecret,
} from '@charity-site/api-client/entities';
import { CopyButton, Field, PasswordField } from '@charity-site/ui-kit';
import { FormSubmitDialog } from '../../shared/session/FormSubmitDialog';
import { useSubmitForm } from '../../shared/session/useSubmitForm';
import { QrCode } from './QrCode';

const validate = validateWith(secondFactorRules);

/** Four letters are easier to read and type than 32. */
const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

interface SecondFactorDialogProps {
  created: SecondFactorSecret;
  onClose: () => void;
  onDone: () => void;
}

/** Turns on the second factor, once a code shows that the app has the secret. */
export default function SecondFactorDialog({ created, onClose, onDone }: SecondFactorDialogProps) {
  const { secret, uri } = created;
  const form = useSubmitForm({
    blank: { code: '', password: '' },
    validate: (values) => validate({ ...values, secret }),
    send: async (values) => {
      await api.auth.turnOnSecondFactor({ ...values, secret });
      onDone();
    },
    failed: 'The second factor was not turned on.',
  });
  return (
    <FormSubmitDialog
      form={form}
      title="Turn on the second factor"
      submitLabel="Turn on"
      dirty={form.dirty}
      onClose={onClose}
      maxWidth="xs"
    >
      <Typography>
        Scan this with an app such as Google Authenticator, Aegis or 2FAS. If the app is on this
        device, copy the key into it.
      </Typography>
      <QrCode text={uri} label="QR code for your app" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography
          component="code"
          sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere', fontFamily: 'monospace' }}
        >
          {inGroups(secret)}
        </Typography>
        <CopyButton text={secret} of="key" />
      </Box>
      <Field
        {...form.field('code')}
        label="Code from your app"
        hint="Six digits, which change every 30 seconds."
        autoComplete="one-time-code"
        required
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
