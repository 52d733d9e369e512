import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { eventQuery } from '@charity-site/api-client';
import { siteConfig } from '@charity-site/api-client/http';
import { useLocation, useParams } from 'react-router-dom';
import { Facts, Glyph } from '@charity-site/ui-kit';
import { ItemView } from '../../data/ItemView';
import { dayOf, formatMoment } from '../../dates/format';
import { useToday } from '../../dates/useToday';
import { itemHead } from '../../head/itemHead';
import { Article, ArticlePage } from '../../page/Article';
import { ArticleSkeleton } from '../../page/ArticleSkeleton';
import { BackLink } from '../../page/BackLink';
import { calendarFile, calendarFileName } from './calendarFile';

/** Title and description of the page. */
export const head = itemHead('Event', '/events', eventQuery, ({ title, image, description: text }) => ({
  title,
  image,
  text,
}));

/** One event (docs/product.md 3.8), with a calendar file to download. */
export function EventPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const today = useToday();
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
              shareable
            />
          );
        }}
      </ItemView>
    </ArticlePage>
  );
}
