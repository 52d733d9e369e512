import { api } from '@charity-site/api-client';
import {
  passwordChangeRules,
  validateWith,
  type FieldErrors,
} from '@charity-site/api-client/entities';
import { PasswordField } from '@charity-site/ui-kit';
import { NewPasswordField } from '../../shared/session/NewPasswordField';
import { SecondFactorField } from '../../shared/session/SecondFactorField';
import { AccountForm } from './AccountForm';
import { useAccountForm } from './useAccountForm';

const rules = validateWith(passwordChangeRules);

type PasswordValues = {
  currentPassword: string;
  newPassword: string;
  confirmed: string;
  secondFactor: string;
};

/** The request's rules, and the repeated password, which is not sent. */
const validate = (values: PasswordValues): FieldErrors => ({
  ...(values.newPassword !== values.confirmed && { confirmed: 'The new passwords do not match.' }),
  ...(!values.confirmed && { confirmed: 'Confirm New Password is required.' }),
  ...rules(values),
});

/** Changes the password; signs out all other browsers. */
export function ChangePasswordForm() {
  const form = useAccountForm<PasswordValues>({
    blank: { currentPassword: '', newPassword: '', confirmed: '', secondFactor: '' },
    validate,
    change: ({ confirmed: _repeated, ...change }) => api.auth.changePassword(change),
    signInAfter: ({ newPassword }, email) => ({ email, password: newPassword }),
    saved: 'Password changed successfully!',
    failed: 'Failed to change password.',
  });
  return (
    <AccountForm heading="Change Password" form={form}>
      <PasswordField
        {...form.field('currentPassword')}
        label="Current Password"
        autoComplete="current-password"
        required
      />
      <NewPasswordField {...form.field('newPassword')} />
      <PasswordField
        {...form.field('confirmed')}
        label="Confirm New Password"
        autoComplete="new-password"
        required
      />
      <SecondFactorField field={form.field} />
    </AccountForm>
  );
}
