import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { eventQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { itemPagePath, nextOccurrence } from '@charity-site/api-client/entities';
import { useParams } from 'react-router-dom';
import { Glyph } from '@charity-site/ui-kit';
import { dayOf } from '../../dates/format';
import { useToday } from '../../dates/useToday';
import { itemHead } from '../../seo/itemHead';
import { Article } from '../../components/Article';
import { BackLink } from '../../components/BackLink';
import { ItemPage } from '../../components/item/ItemPage';
import { Booking, loadRenderedForm } from '../booking/Booking';
import { EventFacts } from './EventFacts';
import { EventPoster } from './EventPoster';
import { eventJsonLd } from './eventJsonLd';

/** Title and description of the page. */
export const head = itemHead('Event', '/events', eventQuery, (item) => ({
  item,
  about: eventJsonLd(item),
}));

export const prepare = loadRenderedForm;

// The button is beside the line if both fit.
const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 32px',
});

/** One event, with a calendar file to download. */
export function EventPage() {
  const { id = '' } = useParams();
  const query = useQuery(eventQuery(id));
  const today = useToday();
  return (
    <ItemPage
      of="events"
      query={query}
      back={<BackLink href="/events">All events</BackLink>}
      failure="Failed to fetch event details."
      kind="Event"
      missing="Event not found."
      poster={(event) => <EventPoster event={event} today={today} />}
    >
      {(event) => {
        const { isOver } = nextOccurrence(event, today, dayOf);
        const file = `${itemPagePath('', event).slice(1)}.ics`;
        return (
          <>
            <Article
              title={event.title}
              meta={isOver && t('This event is over.')}
              item={event}
              html={event.description}
              facts={
                <Facts>
                  <EventFacts event={event} today={today} />
                  {!isOver && (
                    <Button
                      component="a"
                      href={`/events/${file}`}
                      download={file}
                      variant="outlined"
                      startIcon={<Glyph name="calendar" />}
                    >
                      {t('Add to my calendar')}
                    </Button>
                  )}
                </Facts>
              }
              involves
            />
            {event.capacity > 0 && !isOver && <Booking event={event} path={id} today={today} />}
          </>
        );
      }}
    </ItemPage>
  );
}
