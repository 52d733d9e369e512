import Box from '@mui/material/Box';
import { useState } from 'react';
import { DateField } from '@charity-site/ui-kit';
import { formatLongDay } from '../../../shared/site/time';

/** The first accepted year. While a year is typed, browsers report 0002, 0020, 0202. */
const MIN_YEAR = '1900';

interface DayFilterProps {
  label: 'From' | 'To';
  /** `YYYY-MM-DD`, or ''. */
  value: string;
  onChange: (day: string) => void;
}

/** A first or last day of a list, with its weekday. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState(value);
  // The value can change from outside, by Back or by 'Clear filter'.
  const [previous, setPrevious] = useState(value);
  if (value !== previous) {
    setPrevious(value);
    setTyped(value);
  }
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 12rem' } }}>
      <DateField
        name={label.toLowerCase()}
        label={label}
        readBack={formatLongDay(typed)}
        value={typed}
        onChange={(day) => {
          setTyped(day);
          if (day === '' || day >= MIN_YEAR) onChange(day);
        }}
      />
    </Box>
  );
}
