import { styled } from '@mui/material/styles';
import type { CalendarEvent } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { itemPagePath } from '@charity-site/api-client/entities';
import { useId } from 'react';
import { PageWidth } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { langOf } from '../../page/langOf';
import { formatDayAndTime } from '../../dates/format';
import { comingEvents } from './nextTimes';

/** Number of events shown: one row, or on phones one below the other. */
const SHOWN = 3;

const Frame = styled(PageWidth)(({ theme }) => ({
  paddingTop: 'clamp(1.5rem, 3vw, 2.5rem)',
  '& > strong': { ...theme.typography.h4, display: 'block', marginBottom: 12 },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: `repeat(${SHOWN}, minmax(0, 1fr))`,
    gap: 'clamp(0.75rem, 1.8vw, 1.25rem)',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  // The names of two events do not fit beside each other on a phone.
  '@media (max-width: 44.99em)': { '& > ul': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 } },
}));

const Next = styled(Anchor)(({ theme }) => ({
  display: 'block',
  height: '100%',
  padding: '14px 18px',
  borderRadius: 12,
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
  '& b': { ...theme.typography.h5, display: 'block', marginTop: 4, textWrap: 'balance' },
  '&:hover b': { textDecoration: 'underline' },
}));

/** The next events, above the calendar. Without any nothing renders. */
export function ComingUp({ events, today }: { events: readonly CalendarEvent[]; today: string }) {
  const id = useId();
  const next = comingEvents(events, today).slice(0, SHOWN);
  if (next.length === 0) return null;
  return (
    <Frame as="section" aria-labelledby={id}>
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
