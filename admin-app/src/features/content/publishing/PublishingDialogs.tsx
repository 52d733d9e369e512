import Button from '@mui/material/Button';
import { QuestionDialog } from '@charity-site/ui-kit';
import type { EditForm } from '../../../shared/forms/useEditForm';
import { ConfirmAction } from '../../../shared/layout/ConfirmAction';
import { formatLongDay } from '../../../shared/site/time';
import { ScheduleDialog } from './ScheduleDialog';
import type { Publishing } from './usePublishing';

interface PublishingQuestionsProps {
  publishing: Publishing;
  form: EditForm;
  /** Name of the record in sentences, such as 'event'. */
  noun: string;
}

/** Questions before a save that publishes, schedules or unpublishes. */
export function PublishingDialogs({ publishing, form, noun }: PublishingQuestionsProps) {
  const { question, ask, cancel } = publishing;
  return (
    <>
      {question === 'schedule' && (
        <ScheduleDialog
          initial={publishing.suggested(form)}
          onClose={cancel}
          onSchedule={(publishAt) => publishing.schedule(form, publishAt)}
        />
      )}
      <QuestionDialog
        open={question === 'futureDate'}
        text="This date is in the future. Visitors see it at once. Schedule it instead?"
        onClose={cancel}
      >
        <Button onClick={cancel}>Cancel</Button>
        <Button onClick={() => publishing.publish(form)}>Publish now</Button>
        <Button variant="contained" onClick={() => ask('schedule')}>
          Schedule…
        </Button>
      </QuestionDialog>
      <ConfirmAction
        open={question === 'farDate'}
        text={`${formatLongDay(publishing.farDate(form))} is more than five years from today. Is the year right?`}
        confirmLabel="Save"
        onConfirm={() => publishing.save(form)}
        onCancel={cancel}
      />
      <ConfirmAction
        open={question === 'unpublish'}
        text={`Visitors will no longer see this ${noun}. It stays here as a draft.`}
        confirmLabel="Unpublish"
        onConfirm={() => publishing.saveAsDraft(form)}
        onCancel={cancel}
      />
    </>
  );
}
