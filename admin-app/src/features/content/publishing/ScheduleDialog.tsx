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
  /** The time that is suggested or set now, UTC ISO 8601. */
  initial: string;
  onClose: () => void;
  /** Called with a time in the future, UTC ISO 8601. */
  onSchedule: (publishAt: string) => void;
}

/** Asks when an item is to become public, and reads the time back in words. */
export function ScheduleDialog({ initial, onClose, onSchedule }: ScheduleDialogProps) {
  const [wall, setWall] = useState(() => toLocalDateTime(initial));
  const [error, setError] = useState<string>();
  const moment = fromLocalDateTime(wall);
  return (
    <FormDialog
      open
      title="Schedule"
      submitLabel="Schedule"
      maxWidth="xs"
      onClose={onClose}
      onSubmit={() => {
        if (isFuture(moment)) onSchedule(moment);
        else setError('Choose a time in the future.');
      }}
    >
      <DateTimeField
        name="publishAt"
        label="Publish on"
        hint={zoneHint()}
        required
        value={wall}
        error={error}
        onChange={(next) => {
          setWall(next);
          setError(undefined);
        }}
      />
      <Typography aria-live="polite">
        {moment && `Visitors see it from ${formatInstant(moment)}.`}
      </Typography>
    </FormDialog>
  );
}
