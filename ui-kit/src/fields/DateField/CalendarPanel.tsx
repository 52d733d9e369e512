import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

interface CalendarPanelProps {
  value: string;
  withTime: boolean;
  onChange: (value: string) => void;
  onDone: () => void;
}

// Moves the focus into the pop-up, to the selected day.
const focusSelected = { autoFocus: true };

/**
 * Content of the calendar pop-up. Weeks start on Monday; times are 24-hour, in steps of 5 minutes.
 * Values are local times of the site, which may not exist in the device's time zone. So the clock
 * uses UTC, and the calendar the noon of each day.
 */
export default function CalendarPanel({ value, withTime, onChange, onDone }: CalendarPanelProps) {
  const noon = dayjs(`${value.slice(0, 10)}T12:00`);
  const selected = noon.isValid() ? noon : null;
  const selectDay = (day: Dayjs | null) => {
    if (!day?.isValid()) return;
    // A day that is selected before any time gets 09:00 instead of midnight.
    const time = selected ? value.slice(11) : '09:00';
    onChange(day.format('YYYY-MM-DD') + (withTime ? `T${time}` : ''));
    if (!withTime) onDone();
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
        <DateCalendar
          value={selected}
          onChange={(day, state) => (state === 'finish' ? selectDay(day) : undefined)}
          {...focusSelected}
          views={['year', 'month', 'day']}
          openTo="day"
          sx={{ flexShrink: 0 }}
        />
        {withTime && (
          <MultiSectionDigitalClock
            value={selected && dayjs.utc(value)}
            referenceDate={dayjs().utc(true)}
            onChange={(time) =>
              time?.isValid() ? onChange(time.format('YYYY-MM-DDTHH:mm')) : undefined
            }
            ampm={false}
            timezone="UTC"
            timeSteps={{ minutes: 5 }}
            sx={{
              justifyContent: 'center',
              borderLeft: { sm: '1px solid' },
              borderColor: { sm: 'divider' },
            }}
          />
        )}
      </Box>
      {withTime && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
          <Button onClick={onDone}>Done</Button>
        </Box>
      )}
    </LocalizationProvider>
  );
}
