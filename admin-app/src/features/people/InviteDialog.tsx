import { api, type MadeInvitation } from '@charity-site/api-client';
import { invitationRules, ROLES, validateBy } from '@charity-site/api-client/entities';
import { Field, SelectField } from '@charity-site/ui-kit';
import { SentDialog } from '../../shared/session/SentDialog';
import { useSentForm } from '../../shared/session/useSentForm';
import { ROLE_WORDS } from './roleWords';

const validate = validateBy(invitationRules);

interface InviteDialogProps {
  onClose: () => void;
  onInvited: (made: MadeInvitation) => void;
}

/** Asks whom to invite. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const form = useSentForm({
    blank: { email: '', role: 'editor' },
    validate,
    send: async (values) => onInvited(await api.people.invite(invitationRules.cast(values))),
    failed: 'The invitation could not be made.',
  });
  const role = ROLES.find((one) => one === form.values.role);
  return (
    <SentDialog
      form={form}
      title="Invite a person"
      submitLabel="Make the invitation"
      dirty={form.dirty}
      onClose={onClose}
    >
      <Field {...form.field('email')} label="Email" type="email" autoComplete="off" required />
      <SelectField
        {...form.field('role')}
        label="Role"
        hint={role && ROLE_WORDS[role].may}
        options={[...ROLES].reverse().map((value) => ({ value, label: ROLE_WORDS[value].label }))}
      />
    </SentDialog>
  );
}
