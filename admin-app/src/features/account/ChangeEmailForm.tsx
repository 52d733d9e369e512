import { useQueryClient } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import { emailChangeRules, validateWith } from '@charity-site/api-client/entities';
import { Field, PasswordField } from '@charity-site/ui-kit';
import { administratorQuery, useAdministrator } from '../../shared/session/administrator';
import { SecondFactorField } from '../../shared/session/SecondFactorField';
import { AccountForm } from './AccountForm';
import { useAccountForm } from './useAccountForm';

const rules = validateWith(emailChangeRules);

/** Changes the login email; requires the password. */
export function ChangeEmailForm() {
  const queryClient = useQueryClient();
  const administrator = useAdministrator();
  const form = useAccountForm({
    blank: { email: '', password: '', secondFactor: '' },
    validate: rules,
    change: async (values) => {
      const changed = await api.auth.changeEmail({ ...values, email: values.email.trim() });
      queryClient.setQueryData(
        administratorQuery().queryKey,
        (before) => before && { ...before, email: values.email.trim() },
      );
      return changed;
    },
    signInAfter: ({ email, password }) => ({ email: email.trim(), password }),
    saved: 'Email changed successfully!',
    failed: 'Failed to change email.',
  });
  return (
    <AccountForm heading="Change Email" form={form}>
      <Field
        name="currentEmail"
        label="Current Email"
        value={administrator?.email ?? ''}
        onChange={() => {}}
        readOnly
      />
      <Field
        {...form.field('email')}
        label="New Email"
        type="email"
        autoComplete="email"
        required
      />
      <PasswordField
        {...form.field('password')}
        label="Confirm Password"
        hint="The password you log in with now."
        autoComplete="current-password"
        required
      />
      <SecondFactorField field={form.field} />
    </AccountForm>
  );
}
