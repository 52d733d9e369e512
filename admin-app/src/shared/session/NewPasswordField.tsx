import { PASSWORD_MIN } from '@charity-site/api-client/entities';
import { PasswordField, type PasswordFieldProps } from '@charity-site/ui-kit';

const HINT = `At least ${PASSWORD_MIN} characters. Three or four unrelated words are strong and easy to remember.`;

type NewPasswordFieldProps = Pick<PasswordFieldProps, 'name' | 'value' | 'onChange' | 'error'> & {
  /** Default 'New Password'. */
  label?: string;
};

/** Password field for a new password, with advice. */
export function NewPasswordField({ label = 'New Password', ...field }: NewPasswordFieldProps) {
  return (
    <PasswordField {...field} label={label} hint={HINT} autoComplete="new-password" required />
  );
}
