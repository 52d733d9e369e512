import { styled } from '@mui/material/styles';
import type { CalendarEvent } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { itemPagePath } from '@charity-site/api-client/entities';
import { useId } from 'react';
import { Anchor } from '@charity-site/ui-kit/theme';
import { langOf } from '../../components/langOf';
import { formatDayAndTime } from '../../dates/format';
import { comingEvents } from './occurrences';

/** Maximum number of events beside the calendar, and above it in narrow windows. */
const [BESIDE, ABOVE] = [9, 3];

const Frame = styled('section')(({ theme }) => ({
  '& > strong': { ...theme.typography.h4, display: 'block', marginBottom: 12 },
  '& > ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '@media (max-width: 899.98px)': { [`& li:nth-of-type(n + ${ABOVE + 1})`]: { display: 'none' } },
}));

const Next = styled(Anchor)(({ theme }) => ({
  display: 'block',
  padding: '10px 16px',
  borderRadius: 14,
  borderInlineStart: `6px solid ${theme.vars.palette.secondary.main}`,
  backgroundColor: theme.vars.palette.kit.wash,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& time': {
    ...theme.typography.overline,
    display: 'block',
    color: theme.vars.palette.kit.amberInk,
    textWrap: 'balance',
  },
  '& b': { ...theme.typography.h5, display: 'block', overflowWrap: 'anywhere', textWrap: 'pretty' },
  '&:hover b': { textDecoration: 'underline' },
}));

/** The next events, beside the calendar. Renders nothing if there are none. */
export function UpcomingEventsSection({
  events,
  today,
}: {
  events: readonly CalendarEvent[];
  today: string;
}) {
  const id = useId();
  const next = comingEvents(events, today).slice(0, BESIDE);
  if (next.length === 0) return null;
  return (
    <Frame aria-labelledby={id}>
      <strong id={id}>{t('Coming up')}</strong>
      <ul>
        {next.map(({ event, first, time }) => (
          <li key={event._id}>
            <Next href={itemPagePath('/events', event)}>
              <time dateTime={`${first}T${time}`}>{formatDayAndTime(first, time)}</time>
              <b lang={langOf(event, 'title')}>{event.title}</b>
            </Next>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
