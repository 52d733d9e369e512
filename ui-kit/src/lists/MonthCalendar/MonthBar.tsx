import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Glyph } from '../../media/Glyph/Glyph';
import { addMonths, monthName } from './days';
import type { CalendarLocale } from './locale';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 16,
  '& h2': { flex: 1, minWidth: 0 },
});

interface MonthBarProps {
  id: string;
  month: string;
  onMonth: (month: string) => void;
  hrefOf: ((month: string) => string) | undefined;
  locale: CalendarLocale;
}

/** The month's name with buttons, or links, for the previous and next month. */
export function MonthBar({ id, month, onMonth, hrefOf, locale }: MonthBarProps) {
  // The months have no end, so search engines do not follow them.
  const leadTo = (to: string) => (hrefOf ? { href: hrefOf(to), rel: 'nofollow' } : { onClick: () => onMonth(to) });
  return (
    <Bar>
      <h2 id={id} aria-live="polite">
        {monthName(month, locale)}
      </h2>
      <IconButton color="primary" aria-label={locale.previousMonth} {...leadTo(addMonths(month, -1))}>
        <Glyph name="left" size={24} />
      </IconButton>
      <IconButton color="primary" aria-label={locale.nextMonth} {...leadTo(addMonths(month, 1))}>
        <Glyph name="right" size={24} />
      </IconButton>
    </Bar>
  );
}
