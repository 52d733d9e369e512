import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import { Suspense, useRef, useState } from 'react';
import type { FieldProps } from '../Field/Field';
import { InputField } from '../InputField';
import { lazyWithRetry } from '../../rendering/lazyPart/lazyWithRetry';
import { FIREFOX, WEBKIT } from '../../theme/browserQueries';

// The calendar is larger than the rest of a form, so it loads on first open.
const CalendarPanel = lazyWithRetry(() => import('./CalendarPanel'));

export interface DateFieldProps extends Pick<
  FieldProps,
  'name' | 'label' | 'onBlur' | 'error' | 'required'
> {
  /**
   * `YYYY-MM-DD` for a date, `YYYY-MM-DDTHH:mm` for a date with a time; '' when empty.
   */
  value: string;
  /** Called with the new date in the format of `value`, or '' when cleared. */
  onChange: (value: string) => void;
  /** Short help text below the label. */
  hint?: string | undefined;
  /** The value in words, such as 'Thursday 26 November 2026', below the hint. */
  readBack?: string | undefined;
}

/** Placeholder with the calendar's size, so that the pop-up is positioned before it loads. */
function CalendarSkeleton({ withTime }: { withTime: boolean }) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: withTime ? { xs: 320, sm: 433 } : 320,
        minHeight: withTime ? { xs: 620, sm: 386 } : 336,
      }}
    >
      <CircularProgress aria-label="Loading calendar" />
    </Box>
  );
}

/** The date in words, because 03/12 is ambiguous. */
function FormattedValue({ hint, children }: { hint: string | undefined; children: string }) {
  return (
    <>
      {hint}{' '}
      <Box
        component="strong"
        sx={{ display: 'block', color: 'text.primary', fontSize: '1rem', fontWeight: 600 }}
      >
        {children}
      </Box>
    </>
  );
}

/**
 * Shared by `DateField` and `DateTimeField`: a native input, which uses the date format of the
 * person's browser, and a button that opens the calendar. The value is a string in both cases.
 */
export function NativeDateField({ withTime, ...props }: DateFieldProps & { withTime: boolean }) {
  const { value, onChange, hint, readBack, ...field } = props;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  return (
    <InputField
      {...field}
      ref={box}
      value={value}
      onChange={onChange}
      hint={readBack ? <FormattedValue hint={hint}>{readBack}</FormattedValue> : hint}
      type={withTime ? 'datetime-local' : 'date'}
      attributes={{
        // Years with two or six digits are typing errors.
        min: withTime ? '1900-01-01T00:00' : '1900-01-01',
        max: withTime ? '2100-12-31T23:59' : '2100-12-31',
      }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label="Open calendar"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <CalendarMonth />
          </IconButton>
        </InputAdornment>
      }
      // Our calendar button replaces the browser's, except in Firefox, whose button cannot be
      // hidden.
      sx={{
        '& ::-webkit-calendar-picker-indicator': { display: 'none' },
        [FIREFOX]: { '& .MuiInputAdornment-root': { display: 'none' } },
        // WebKit shows today's date in an empty field.
        ...(value === '' && {
          [WEBKIT]: { '& input:not(:focus)::-webkit-datetime-edit': { opacity: 0 } },
        }),
      }}
    >
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorEl={() => box.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Calendar' } }}
      >
        <Suspense fallback={<CalendarSkeleton withTime={withTime} />}>
          <CalendarPanel
            value={value}
            withTime={withTime}
            onChange={onChange}
            onDone={() => setOpen(false)}
          />
        </Suspense>
      </Popover>
    </InputField>
  );
}
