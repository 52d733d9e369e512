import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import { ownNameRules, validateBy } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import { Field, Panel, useFocusFirstError } from '@charity-site/ui-kit';
import { Outcome } from '../list/Outcome';
import { administratorQuery } from '../session/administrator';
import { useAccountForm } from './useAccountForm';

const validate = validateBy(ownNameRules);

/** Changes one's own name, which others see in the history. */
export function ChangeNameForm() {
  const place = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const { data: administrator } = useQuery({ ...administratorQuery(), enabled: false });
  const form = useAccountForm({
    blank: { name: '' },
    validate,
    change: async ({ name }) => {
      const { admin } = await api.auth.changeName(name);
      queries.setQueryData(administratorQuery().queryKey, admin);
      return {};
    },
    saved: 'Name changed successfully!',
    failed: 'Failed to change the name.',
  });
  useFocusFirstError(form.attempt, place);
  return (
    <Panel ref={place} heading="Change Name" onSubmit={form.submit}>
      <Outcome notice={form.notice} />
      <Field
        {...form.field('name')}
        label="New Name"
        hint={`Others see it beside what you change. Your name now: ${administrator?.name ?? ''}.`}
        autoComplete="name"
        required
      />
      <Button type="submit" variant="contained" disabled={form.busy} sx={{ justifySelf: 'start' }}>
        {form.busy ? 'Saving...' : 'Change Name'}
      </Button>
    </Panel>
  );
}
