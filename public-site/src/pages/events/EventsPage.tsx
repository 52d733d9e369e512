import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { calendarQuery } from '@charity-site/api-client';
import { useSearchParams } from 'react-router-dom';
import { t } from '@charity-site/api-client/http';
import { LoadError, MonthCalendar, Section } from '@charity-site/ui-kit';
import { ChipLinks } from '../../components/list/ChipLinks';
import { useToday } from '../../dates/useToday';
import { heroHead } from '../../seo/heroHead';
import { Hero } from '../../components/Hero';
import { CalendarLinks } from './CalendarLinks';
import { UpcomingEventsSection } from './UpcomingEventsSection';
import { calendarEntriesOf } from './calendarEntries';
import { EventList } from './EventList';
import { LISTS } from './eventLists';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/**
 * Upcoming events and month calendar, side by side if the days of the calendar are then wide enough
 * for titles.
 */
const Views = styled('div')({
  display: 'grid',
  gap: 'clamp(1.5rem, 2.5vw, 2.5rem)',
  '@media (min-width: 900px)': {
    display: 'flex',
    alignItems: 'start',
    '& > *': { flex: '2.2 1 0', minWidth: 0 },
    '& > section': { flexGrow: 1 },
  },
  '@media print': { display: 'block' },
});

/** Title and description of the page. */
export const head = heroHead('events');

/**
 * The event calendar, or a list of upcoming or past events. The URL can select a month
 * (`/events?month=2026-12`) or a list (`/events?view=list`, `/events?view=past`).
 */
export function EventsPage() {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const month = params.get('month') ?? '';
  const list = LISTS.find(({ view }) => view === params.get('view'));
  const { data, isFetching, refetch } = useQuery(calendarQuery());
  const events = data?.items ?? [];
  const currentView =
    list && data ? (
      <EventList list={list} events={list.events(events, today)} />
    ) : (
      <Views>
        {data && <UpcomingEventsSection events={events} today={today} />}
        <MonthCalendar
          month={MONTH.test(month) ? month : today.slice(0, 7)}
          hrefOf={(target) => `/events?month=${target}`}
          onMonth={(next) => setParams({ month: next }, { preventScrollReset: true })}
          today={today}
          entries={events.flatMap(calendarEntriesOf)}
          busy={data === undefined}
        />
      </Views>
    );
  return (
    <>
      <Hero page="events" shows={events} />
      <Section aria-label={t(list?.heading ?? 'Calendar of events')}>
        <ChipLinks
          label={t('Event views')}
          links={[
            { label: t('Calendar'), href: '/events', isCurrent: !list },
            ...LISTS.map((one) => ({
              label: t(one.heading),
              href: one.href,
              isCurrent: one === list,
            })),
          ]}
        />
        {data || isFetching ? (
          currentView
        ) : (
          <LoadError prefix onRetry={() => void refetch()}>
            {t('Failed to fetch events.')}
          </LoadError>
        )}
        <CalendarLinks />
      </Section>
    </>
  );
}
