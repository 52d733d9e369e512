import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { eventQuery } from '@charity-site/api-client';
import { siteConfig } from '@charity-site/api-client/http';
import { useLocation, useParams } from 'react-router-dom';
import { Facts, Glyph } from '@charity-site/ui-kit';
import { dayOf, formatMoment } from '../../dates/format';
import { useToday } from '../../dates/useToday';
import { itemHead } from '../../head/itemHead';
import { Article } from '../../page/Article';
import { BackLink } from '../../page/BackLink';
import { ItemPage } from '../../page/ItemPage';
import { calendarFile, calendarFileName } from './calendarFile';

/** Title and description of the page. */
export const head = itemHead('Event', '/events', eventQuery, (item) => ({
  item,
  text: item.description,
  about: {
    '@type': 'Event',
    startDate: item.date,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: item.location, address: item.location },
  },
}));

/** One event (docs/product.md 3.8), with a calendar file to download. */
export function EventPage() {
  const { id = '' } = useParams();
  const query = useQuery(eventQuery(id));
  const { pathname } = useLocation();
  const today = useToday();
  return (
    <ItemPage
      of="events"
      query={query}
      back={<BackLink href="/events">All events</BackLink>}
      failure="Failed to fetch event details."
      kind="Event"
      missing="Event not found."
    >
      {(event) => {
        // Events have no end time; an event is over after its day.
        const isOver = dayOf(event.date) < today;
        return (
          <Article
            title={event.title}
            meta={isOver && 'This event is over.'}
            item={event}
            html={event.description}
            facts={
              <Facts
                layout="band"
                facts={[
                  ['Date', <time dateTime={event.date}>{formatMoment(event.date)}</time>],
                  ['Location', event.location],
                ]}
              />
            }
            action={
              <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
                <Button href="/get-involved" variant="contained" size="large">
                  Get Involved
                </Button>
                {!isOver && (
                  <Button
                    component="a"
                    href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event, siteConfig().origin + pathname))}`}
                    download={calendarFileName(event.title)}
                    variant="outlined"
                    size="large"
                    startIcon={<Glyph name="calendar" />}
                  >
                    Add to my calendar
                  </Button>
                )}
              </div>
            }
          />
        );
      }}
    </ItemPage>
  );
}
