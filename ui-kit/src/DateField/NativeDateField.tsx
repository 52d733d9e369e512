import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { Suspense, useRef, useState } from 'react';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { lazyPart } from '../lazyPart/lazyPart';

// The calendar weighs more than the form around it, so it comes when it is first opened.
const CalendarPanel = lazyPart(() => import('./CalendarPanel'));

export interface DateFieldProps {
  /** Name of the value in the form. */
  name: string;
  /** Visible label; assistive technology reads it as the field's name. */
  label: string;
  /** `YYYY-MM-DD` for a date, `YYYY-MM-DDTHH:mm` for a date with a time; '' when nothing is chosen. */
  value: string;
  /** Called with the new date in the same form as `value`; '' when it was cleared. */
  onChange: (value: string) => void;
  /** Called when the focus leaves the field; the moment to validate. */
  onBlur?: (() => void) | undefined;
  /** A short help under the label. */
  hint?: string | undefined;
  /** Text of the validation error; the field is invalid while it is set. */
  error?: string | undefined;
  /** Announces the field as required. The label gets no asterisk. */
  required?: boolean;
}

/** As large as the calendar to come: the pop-up finds its place before the calendar is there. */
function CalendarPlace({ withTime }: { withTime: boolean }) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: withTime ? { xs: 320, sm: 490 } : 320,
        minHeight: withTime ? { xs: 620, sm: 386 } : 336,
      }}
    >
      <CircularProgress aria-label="Loading calendar" />
    </Box>
  );
}

/**
 * What `DateField` and `DateTimeField` share: a box to type the date into, in the order the person's own browser uses,
 * and a button that opens the calendar. The value is plain text either way.
 */
export function NativeDateField({ withTime, ...props }: DateFieldProps & { withTime: boolean }) {
  const { name, label, value, onChange, onBlur, hint, error, required = false } = props;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, describedBy, invalid }) => (
        <>
          <OutlinedInput
            ref={box}
            id={id}
            name={name}
            type={withTime ? 'datetime-local' : 'date'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            error={invalid}
            slotProps={{
              input: {
                'aria-describedby': describedBy,
                'aria-required': required || undefined,
                'aria-invalid': invalid || undefined,
                // Years of more than four digits are slips of the finger.
                max: withTime ? '9999-12-31T23:59' : '9999-12-31',
              },
            }}
            endAdornment={
              <InputAdornment position="end">
                <IconButton edge="end" aria-label="Open calendar" aria-haspopup="dialog" onClick={() => setOpen(true)}>
                  <CalendarMonth />
                </IconButton>
              </InputAdornment>
            }
            // One calendar is enough: the browser's own button gives way to ours.
            sx={{ '& ::-webkit-calendar-picker-indicator': { display: 'none' } }}
          />
          <Popover
            open={open}
            onClose={() => setOpen(false)}
            anchorEl={() => box.current}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            transformOrigin={{ vertical: 'top', horizontal: 'right' }}
            slotProps={{ paper: { role: 'dialog', 'aria-label': 'Calendar' } }}
          >
            <Suspense fallback={<CalendarPlace withTime={withTime} />}>
              <CalendarPanel value={value} withTime={withTime} onChange={onChange} onDone={() => setOpen(false)} />
            </Suspense>
          </Popover>
        </>
      )}
    </FieldFrame>
  );
}
