import { api } from '@charity-site/api-client';
import type { MessageDraft, VisitorFormDefinition } from '@charity-site/api-client/entities';
import { WhatsAppInstead } from '../organisation/WhatsAppInstead';
import { VisitorForm } from './VisitorForm';

interface MessageFormProps {
  form: VisitorFormDefinition & { name: MessageDraft['source'] };
}

/** Form for a visitor's message: name, email, subject and text, all required. */
export function MessageForm({ form }: MessageFormProps) {
  return (
    <VisitorForm
      form={form}
      blank={{ name: '', email: '', subject: '', message: '', source: form.name }}
      rules={() => import('./messageCheck')}
      send={api.messages.send}
    >
      <WhatsAppInstead />
    </VisitorForm>
  );
}
