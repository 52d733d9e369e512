import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { api, errorText, isUnauthorized } from '@charity-site/api-client';
import type { SignIn } from '@charity-site/api-client/entities';
import { useState, useSyncExternalStore } from 'react';
import { Banner, Field, FormDialog, PasswordField } from '@charity-site/ui-kit';
import { useAdministrator } from './administrator';
import { lostChange } from './lostChange';
import { signedInHere } from './ownSession';
import { renewal } from './renewal';

/** Asks for the password in place when the session has ended; the interrupted save then continues. */
export function SignInAgain() {
  const asking = useSyncExternalStore(renewal.subscribe, renewal.isAsking, () => false);
  return asking ? <PasswordDialog /> : null;
}

/** The address shown may be the old one, when the answer to its change was lost. */
const signInAs = async (entered: SignIn): Promise<{ token: string }> => {
  try {
    return await api.auth.signIn(entered);
  } catch (error) {
    const found = isUnauthorized(error) && (await lostChange.signInByEmail(entered));
    if (found) return found;
    throw error;
  }
};

function PasswordDialog() {
  const queries = useQueryClient();
  const administrator = useAdministrator();
  const [email, setEmail] = useState(administrator?.email ?? '');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  const signIn = async () => {
    setBusy(true);
    setFailure('');
    try {
      const { token } = await signInAs({ email, password });
      signedInHere(token);
      renewal.done();
      void queries.invalidateQueries();
    } catch (error) {
      setBusy(false);
      setFailure(isUnauthorized(error) ? 'The password is incorrect.' : errorText(error));
    }
  };
  return (
    <FormDialog
      open
      title="Please log in again"
      submitLabel="Log in"
      busyLabel="Logging in..."
      busy={busy}
      onSubmit={() => void signIn()}
      onClose={renewal.cancelled}
      maxWidth="xs"
      banner={failure && <Banner kind="error">{failure}</Banner>}
    >
      <Typography>You have been logged out. Enter your password to carry on. Nothing you wrote is lost.</Typography>
      <Field
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        readOnly={Boolean(administrator)}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        required
      />
    </FormDialog>
  );
}
