import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { eventQuery } from '@charity-site/api-client';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Facts, Glyph } from '@charity-site/ui-kit';
import { ItemView } from '../../data/ItemView';
import { dayOf, formatMoment } from '../../dates/format';
import { Article, ArticlePage } from '../../page/Article';
import { ArticleSkeleton } from '../../page/ArticleSkeleton';
import { BackLink } from '../../page/BackLink';
import { calendarFile, calendarFileName } from './calendarFile';

/** One event (docs/product.md 3.8), with a calendar file to download. */
export function EventPage() {
  const { id = '' } = useParams();
  const [today] = useState(() => dayOf(new Date().toISOString()));
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
                  {!isOver && (
                    <Button
                      component="a"
                      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event, window.location.href))}`}
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
