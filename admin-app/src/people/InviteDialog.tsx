import { api, type MadeInvitation } from '@charity-site/api-client';
import { invitationRules, ROLES, validateBy } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import Box from '@mui/material/Box';
import { Banner, Field, FormDialog, SelectField, useFocusFirstError } from '@charity-site/ui-kit';
import { useSentForm } from '../session/useSentForm';
import { ROLE_WORDS } from './roleWords';

const validate = validateBy(invitationRules);

interface InviteDialogProps {
  onClose: () => void;
  onInvited: (made: MadeInvitation) => void;
}

/** Asks whom to invite. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  const form = useSentForm({
    blank: { email: '', role: 'editor' },
    validate,
    send: async (values) => onInvited(await api.people.invite(invitationRules.cast(values))),
    failed: 'The invitation could not be made.',
  });
  useFocusFirstError(form.attempt, place);
  const role = ROLES.find((one) => one === form.values.role);
  return (
    <FormDialog
      open
      title="Invite a person"
      submitLabel="Make the invitation"
      busyLabel="Please wait..."
      busy={form.busy}
      dirty={form.dirty}
      onSubmit={form.submit}
      onClose={onClose}
      banner={form.failure && <Banner kind="error">{form.failure}</Banner>}
    >
      <Box ref={place} sx={{ display: 'grid', gap: 2.5 }}>
        <Field {...form.field('email')} label="Email" type="email" autoComplete="off" required />
        <SelectField
          {...form.field('role')}
          label="Role"
          hint={role && ROLE_WORDS[role].may}
          options={[...ROLES].reverse().map((value) => ({ value, label: ROLE_WORDS[value].label }))}
        />
      </Box>
    </FormDialog>
  );
}
