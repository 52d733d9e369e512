import { useQueryClient } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import { ownNameRules, validateWith } from '@charity-site/api-client/entities';
import { Field } from '@charity-site/ui-kit';
import { administratorQuery, useAdministrator } from '../../shared/session/administrator';
import { AccountForm } from './AccountForm';
import { useAccountForm } from './useAccountForm';

const validate = validateWith(ownNameRules);

/** Changes one's own name, which others see in the history. */
export function ChangeNameForm() {
  const queryClient = useQueryClient();
  const administrator = useAdministrator();
  const form = useAccountForm({
    blank: { name: '' },
    validate,
    change: async ({ name }) => {
      const { admin } = await api.auth.changeName(name);
      queryClient.setQueryData(administratorQuery().queryKey, admin);
      return {};
    },
    saved: 'Name changed successfully!',
    failed: 'Failed to change the name.',
  });
  return (
    <AccountForm heading="Change Name" form={form}>
      <Field
        {...form.field('name')}
        label="New Name"
        hint={`Others see it beside what you change. Your name now: ${administrator?.name ?? ''}.`}
        autoComplete="name"
        required
      />
    </AccountForm>
  );
}
