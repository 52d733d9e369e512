import { api, type CreatedPreview } from '@charity-site/api-client';
import { LANGUAGES, ownNameRules, validateWith } from '@charity-site/api-client/entities';
import { Field } from '@charity-site/ui-kit';
import { FormSubmitDialog } from '../../shared/session/FormSubmitDialog';
import { useSubmitForm } from '../../shared/session/useSubmitForm';

const { code, name } = LANGUAGES[1];

/** A link to the page on which a speaker reviews texts. */
export interface SpeakerLink extends CreatedPreview {
  speaker: string;
}

interface LinkDialogProps {
  onClose: () => void;
  onCreated: (link: SpeakerLink) => void;
}

/** Dialog that creates the link of a speaker. */
export function LinkDialog({ onClose, onCreated }: LinkDialogProps) {
  const form = useSubmitForm({
    blank: { name: '' },
    validate: validateWith(ownNameRules),
    send: async (values) =>
      onCreated({ ...(await api.texts.addLink(code, values.name)), speaker: values.name }),
    failed: 'The link could not be created.',
  });
  return (
    <FormSubmitDialog
      form={form}
      title="Create a link"
      submitLabel="Create link"
      dirty={form.dirty}
      onClose={onClose}
    >
      <Field
        {...form.field('name')}
        label="Name"
        hint={`Of a person who speaks ${name}.`}
        required
      />
    </FormSubmitDialog>
  );
}
