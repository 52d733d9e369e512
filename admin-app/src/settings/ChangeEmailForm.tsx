import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import { emailChangeRules, validateBy } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import { Field, Panel, PasswordField, useFocusFirstError } from '@charity-site/ui-kit';
import { Outcome } from '../list/Outcome';
import { administratorQuery } from '../session/administrator';
import { useAccountForm } from './useAccountForm';

const rules = validateBy(emailChangeRules);

/** Changes the login email; requires the password. */
export function ChangeEmailForm() {
  const place = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const { data: administrator } = useQuery({ ...administratorQuery(), enabled: false });
  const form = useAccountForm({
    blank: { email: '', password: '' },
    validate: rules,
    change: async (values) => {
      const changed = await api.auth.changeEmail({ ...values, email: values.email.trim() });
      queries.setQueryData(
        administratorQuery().queryKey,
        (before) => before && { ...before, email: values.email.trim() },
      );
      return changed;
    },
    signInAfter: ({ email, password }) => ({ email: email.trim(), password }),
    saved: 'Email changed successfully!',
    failed: 'Failed to change email.',
  });
  useFocusFirstError(form.attempt, place);
  return (
    <Panel ref={place} heading="Change Email" onSubmit={form.submit}>
      <Outcome notice={form.notice} />
      <Field
        name="currentEmail"
        label="Current Email"
        value={administrator?.email ?? ''}
        onChange={() => {}}
        readOnly
      />
      <Field {...form.field('email')} label="New Email" type="email" autoComplete="email" required />
      <PasswordField
        {...form.field('password')}
        label="Confirm Password"
        hint="The password you log in with now."
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="contained" disabled={form.busy} sx={{ justifySelf: 'start' }}>
        {form.busy ? 'Saving...' : 'Change Email'}
      </Button>
    </Panel>
  );
}
