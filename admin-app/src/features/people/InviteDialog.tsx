import { api, type CreatedInvitation } from '@charity-site/api-client';
import { invitationRules, ROLES, validateWith } from '@charity-site/api-client/entities';
import { Field, SelectField } from '@charity-site/ui-kit';
import { FormSubmitDialog } from '../../shared/session/FormSubmitDialog';
import { useSubmitForm } from '../../shared/session/useSubmitForm';
import { ROLE_LABELS } from './roleLabels';

const validate = validateWith(invitationRules);

interface InviteDialogProps {
  onClose: () => void;
  onInvited: (created: CreatedInvitation) => void;
}

/** Dialog that invites a person. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const form = useSubmitForm({
    blank: { email: '', role: 'editor' },
    validate,
    send: async (values) => onInvited(await api.people.invite(invitationRules.cast(values))),
    failed: 'The invitation could not be created.',
  });
  const role = ROLES.find((one) => one === form.values.role);
  return (
    <FormSubmitDialog
      form={form}
      title="Invite a person"
      submitLabel="Create invitation"
      dirty={form.dirty}
      onClose={onClose}
    >
      <Field {...form.field('email')} label="Email" type="email" autoComplete="off" required />
      <SelectField
        {...form.field('role')}
        label="Role"
        hint={role && ROLE_LABELS[role].rights}
        options={[...ROLES].reverse().map((value) => ({ value, label: ROLE_LABELS[value].label }))}
      />
    </FormSubmitDialog>
  );
}
