import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery, upcomingEventsQuery } from '@charity-site/api-client';
import { truncateText } from '@charity-site/api-client/entities';
import { Panel } from '@charity-site/ui-kit';
import { LoadState } from '../../shared/layout/LoadState';
import { PlainList } from '../../shared/layout/PlainList';
import { StandaloneLink } from '../../shared/layout/StandaloneLink';
import { formatDateTime } from '../../shared/site/time';

/** Length of a description's preview, in characters. */
const PREVIEW_LENGTH = 100;

const WEEK_MS = 7 * 24 * 60 * 60_000;

const isWithinSevenDays = (date: string): boolean => Date.parse(date) < Date.now() + WEEK_MS;

/** Upcoming events, soonest first. */
export function UpcomingEvents() {
  const upcoming = useQuery(upcomingEventsQuery());
  const events = upcoming.data;
  // `upcomingEventsQuery` has no excerpts; the dashboard endpoint computes them from the rich text.
  const dashboardEvents = useQuery(dashboardQuery()).data?.upcomingEvents;
  return (
    <Panel heading="Upcoming Events">
      <LoadState query={upcoming} lines={8}>
        Failed to fetch upcoming events.
      </LoadState>
      {events?.length === 0 && (
        <Typography color="textSecondary">No upcoming events found.</Typography>
      )}
      <PlainList sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {events?.map((event) => (
          <Box
            component="li"
            key={event._id}
            sx={{
              '&:not(:last-child)': { pb: 2, borderBottom: '1px solid', borderColor: 'divider' },
            }}
          >
            {isWithinSevenDays(event.date) && (
              <Typography variant="body2" sx={{ color: 'kit.amberInk', fontWeight: 650 }}>
                This week
              </Typography>
            )}
            <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
              {event.title}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {formatDateTime(event.date)} · {event.location}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {truncateText(
                dashboardEvents?.find(({ _id }) => _id === event._id)?.excerpt ?? '',
                PREVIEW_LENGTH,
              )}
            </Typography>
          </Box>
        ))}
      </PlainList>
      <Typography variant="body2" sx={{ mt: 1 }}>
        <StandaloneLink href="/admin/events">All events</StandaloneLink>
      </Typography>
    </Panel>
  );
}
