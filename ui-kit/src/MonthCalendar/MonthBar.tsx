import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Glyph } from '../Glyph/Glyph';
import { addMonths, monthName } from './days';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  '& h2': { flex: 1 },
});

interface MonthBarProps {
  id: string;
  month: string;
  onMonth: (month: string) => void;
}

/** The month's name, and the way to its neighbours. */
export function MonthBar({ id, month, onMonth }: MonthBarProps) {
  return (
    <Bar>
      <h2 id={id} aria-live="polite">
        {monthName(month)}
      </h2>
      <IconButton color="primary" aria-label="Previous month" onClick={() => onMonth(addMonths(month, -1))}>
        <Glyph name="left" size={24} />
      </IconButton>
      <IconButton color="primary" aria-label="Next month" onClick={() => onMonth(addMonths(month, 1))}>
        <Glyph name="right" size={24} />
      </IconButton>
    </Bar>
  );
}
