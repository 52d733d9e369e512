import Button from '@mui/material/Button';
import type { EditForm } from '../../../shared/forms/useEditForm';
import { useCan } from '../../../shared/session/useRole';
import type { Publishing } from './usePublishing';

interface PublishingActionsProps {
  publishing: Publishing;
  form: EditForm;
  onPreview: () => void;
  /** Sends the form's text for review. */
  onSend: () => void;
}

/**
 * Secondary actions of a form: preview, schedule, publish now, unpublish, show again, save for
 * review. Writers only preview.
 */
export function PublishingActions({ publishing, form, onPreview, onSend }: PublishingActionsProps) {
  const { state, isUnpublished, ask } = publishing;
  const button = (label: string, onClick: () => void) => (
    <Button disabled={form.busy} onClick={onClick}>
      {label}
    </Button>
  );
  const preview = button('Preview', onPreview);
  if (!useCan('editContent')) return preview;
  return (
    <>
      {preview}
      {state === 'published' && button('Unpublish', () => ask('unpublish'))}
      {state === 'ended' && button('Show again', () => publishing.showAgain(form))}
      {state === 'scheduled' && button('Change time…', () => ask('schedule'))}
      {state === 'scheduled' && button('Back to draft', () => publishing.saveAsDraft(form))}
      {state === 'scheduled' && button('Publish now', () => publishing.publish(form))}
      {isUnpublished && button('Schedule…', () => ask('schedule'))}
      {button('Save for review', onSend)}
    </>
  );
}
