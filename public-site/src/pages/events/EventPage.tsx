import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { eventQuery } from 'api-client';
import { useParams } from 'react-router-dom';
import { Facts, Glyph } from 'ui-kit';
import { ItemView } from '../../data/ItemView';
import { formatMoment } from '../../dates/format';
import { Article, ArticlePage } from '../../page/Article';
import { ArticleSkeleton } from '../../page/ArticleSkeleton';
import { BackLink } from '../../page/BackLink';
import { calendarFile } from './calendarFile';

/** One event (SPEC section 2), to be taken along into a calendar of one's own. */
export function EventPage() {
  const { id = '' } = useParams();
  return (
    <ArticlePage>
      <BackLink href="/events">All events</BackLink>
      <ItemView
        query={useQuery(eventQuery(id))}
        skeleton={<ArticleSkeleton />}
        failure="Failed to fetch event details."
        kind="Event"
        missing="Event not found."
      >
        {(event) => (
          <Article
            title={event.title}
            image={event.image}
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
                <Button
                  component="a"
                  href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event, window.location.href))}`}
                  download="event.ics"
                  variant="outlined"
                  size="large"
                  startIcon={<Glyph name="calendar" />}
                >
                  Add to my calendar
                </Button>
              </div>
            }
            shareable
          />
        )}
      </ItemView>
    </ArticlePage>
  );
}
