import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import type { Booking } from '@charity-site/api-client/entities';
import {
  ConfirmDialog,
  EmptyMessage,
  LoadError,
  Panel,
  SelectField,
  VisuallyHidden,
} from '@charity-site/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { PlainList } from '../../../shared/layout/PlainList';
import { Screen } from '../../../shared/layout/Screen';
import { NoticeBanner } from '../../../shared/mutations/NoticeBanner';
import { useConfirm } from '../../../shared/mutations/useConfirm';
import { useMutationWithLocalNotice } from '../../../shared/mutations/useMutationWithNotice';
import { addText, printSheet } from '../../../shared/site/printSheet';
import { reread } from '../../../shared/site/reread';
import { formatLongDay } from '../../../shared/site/time';
import { ExportHeading } from '../ExportHeading';
import { BookingForm } from './BookingForm';

const lineOf = ({ name, phone, count, waiting, movedUpAt, heldFor }: Booking): string =>
  [
    `${name}, ${phone}: ${count}`,
    waiting && 'waiting list',
    movedUpAt && 'moved up, please call',
    heldFor && `${heldFor === 'many' ? 'many at once' : 'may be spam'}, please look`,
  ]
    .filter(Boolean)
    .join(', ');

/** Heading of a day, with the number of people. */
const headingOf = (day: string, rows: readonly Booking[]): string => {
  const people = rows.reduce((sum, { count, waiting }) => sum + (waiting ? 0 : count), 0);
  return `${formatLongDay(day)}: ${people === 1 ? '1 person' : `${people} people`}`;
};

/** /admin/bookings: who comes to an event. */
export function BookingsScreen() {
  const [params, setParams] = useSearchParams();
  const { data: events = [], isError, refetch } = useQuery(api.bookings.events());
  const event = events.find(({ _id }) => _id === params.get('event')) ?? events[0];
  const { notice, setNotice, run } = useMutationWithLocalNotice(() => reread('bookings', 'events'));
  const { data: bookings = [], isPending } = useQuery({
    ...api.bookings.query(event?._id ?? ''),
    enabled: event !== undefined,
  });
  const days = [...new Set(bookings.map(({ day }) => day))].map((day) => ({
    day,
    rows: bookings.filter((booking) => booking.day === day),
  }));
  const print = () =>
    printSheet(event?.title ?? '', ({ body }) => {
      for (const { day, rows } of days) {
        addText(body, 'h1', headingOf(day, rows));
        for (const row of rows) addText(body, 'p', lineOf(row));
      }
    });
  const removal = useConfirm((booking: Booking) =>
    run({
      call: () => api.bookings.remove(booking),
      done: 'The place was given back.',
      failed: 'Failed to give the place back.',
    }),
  );
  return (
    <Screen maxWidth={720}>
      <ExportHeading
        file="places"
        read={() => api.bookings.export(event?._id ?? '')}
        onNotice={setNotice}
      >
        Places
      </ExportHeading>
      <NoticeBanner notice={notice} />
      {isError && <LoadError onRetry={() => void refetch()}>Failed to fetch events.</LoadError>}
      {event ? (
        <>
          <SelectField
            name="event"
            label="Event"
            options={events.map(({ _id, title }) => ({ value: _id, label: title }))}
            value={event._id}
            onChange={(chosen) => setParams({ event: chosen })}
          />
          {days.map(({ day, rows }) => (
            <Panel key={day} heading={headingOf(day, rows)} busy={isPending}>
              <PlainList>
                {rows.map((booking) => (
                  <Box component="li" key={booking._id} sx={{ display: 'flex', gap: 1 }}>
                    <Box component="bdi" sx={{ flex: 1, overflowWrap: 'anywhere', py: 0.5 }}>
                      {lineOf(booking)}
                    </Box>
                    <Button size="small" color="error" onClick={() => removal.ask(booking)}>
                      Delete<VisuallyHidden> {booking.name}</VisuallyHidden>
                    </Button>
                  </Box>
                ))}
              </PlainList>
            </Panel>
          ))}
          {days.length === 0 && <EmptyMessage>Nobody has a place yet.</EmptyMessage>}
          <Button variant="outlined" onClick={print} sx={{ justifySelf: 'start' }}>
            Print the list
          </Button>
          <BookingForm key={event._id} event={event} run={run} />
        </>
      ) : (
        <EmptyMessage>
          No event has places. Write their number in the field Places of an event.
        </EmptyMessage>
      )}
      <ConfirmDialog
        {...removal.dialog}
        question="Give this place back?"
        detail={`${removal.subject?.name}. The first waiting group that fits gets it.`}
      />
    </Screen>
  );
}
