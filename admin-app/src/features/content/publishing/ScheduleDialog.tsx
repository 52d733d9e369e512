import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DateTimeField, FormDialog } from '@charity-site/ui-kit';
import {
  fromLocalDateTime,
  isFuture,
  formatInstant,
  toLocalDateTime,
  zoneHint,
} from '../../../shared/site/time';

interface ScheduleDialogProps {
  /** The suggested or current time, UTC ISO 8601. */
  initial: string;
  onClose: () => void;
  /** Called with a time in the future, UTC ISO 8601. */
  onSchedule: (publishAt: string) => void;
}

/** Asks for the time of publication and shows it as a sentence. */
export function ScheduleDialog({ initial, onClose, onSchedule }: ScheduleDialogProps) {
  const [localDateTime, setLocalDateTime] = useState(() => toLocalDateTime(initial));
  const [error, setError] = useState<string>();
  const instant = fromLocalDateTime(localDateTime);
  return (
    <FormDialog
      open
      title="Schedule"
      submitLabel="Schedule"
      maxWidth="xs"
      onClose={onClose}
      onSubmit={() => {
        if (isFuture(instant)) onSchedule(instant);
        else setError('Choose a time in the future.');
      }}
    >
      <DateTimeField
        name="publishAt"
        label="Publish on"
        hint={zoneHint()}
        required
        value={localDateTime}
        error={error}
        onChange={(next) => {
          setLocalDateTime(next);
          setError(undefined);
        }}
      />
      <Typography aria-live="polite">
        {instant && `Visitors see it from ${formatInstant(instant)}.`}
      </Typography>
    </FormDialog>
  );
}
