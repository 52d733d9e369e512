import { api, type MadeInvitation } from '@charity-site/api-client';
import { invitationRules, ROLES, validateBy, type Role } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import Box from '@mui/material/Box';
import { Banner, Field, FormDialog, SelectField, useFocusFirstError } from '@charity-site/ui-kit';
import { keepingSession } from '../session/renewal';
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
    send: async ({ email, role }) =>
      onInvited(await keepingSession(() => api.people.invite({ email, role: role as Role }))),
    failed: 'The invitation could not be made.',
  });
  useFocusFirstError(form.attempt, place);
  const { may } = ROLE_WORDS[form.values.role as Role];
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
          hint={may}
          options={[...ROLES].reverse().map((role) => ({ value: role, label: ROLE_WORDS[role].label }))}
        />
      </Box>
    </FormDialog>
  );
}
