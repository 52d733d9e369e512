import { api } from '@charity-site/api-client';
import type { MessageDraft } from '@charity-site/api-client/entities';
import { WhatsAppInstead } from '../organisation/WhatsAppInstead';
import type { FormFieldProps } from './FormField';
import { VisitorForm, type VisitorFormProps } from './VisitorForm';

const FIELDS: readonly FormFieldProps[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', required: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
  { name: 'subject', label: 'Subject', required: true },
  { name: 'message', label: 'Message', rows: 5, required: true },
];

export interface MessageFormProps extends Pick<
  VisitorFormProps<MessageDraft>,
  'action' | 'failureToast'
> {
  /** Name of the form, shown in the inbox. */
  source: MessageDraft['source'];
}

/** Form for a visitor's message: name, email, subject and text, all required. */
export function MessageForm({ source, ...rest }: MessageFormProps) {
  return (
    <VisitorForm
      form={source}
      blank={{ name: '', email: '', subject: '', message: '', source }}
      rules={() => import(/* webpackMode: "eager" */ './messageCheck')}
      send={api.messages.send}
      busy="Sending..."
      fields={FIELDS}
      purpose="We use what you send only to answer you."
      {...rest}
    >
      <WhatsAppInstead />
    </VisitorForm>
  );
}
