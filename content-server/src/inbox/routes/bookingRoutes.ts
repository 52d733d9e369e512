import { bookings, events } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { dayIn } from '../../content/dates/timeZone';
import { selectWholeRows } from '../../db/database';
import { notFound } from '../../http/httpError';
import { runPeriodically } from '../../http/plugins/runPeriodically';
import { BOOLEAN, listOf, objectOf, TEXT } from '../../http/openApi/jsonSchema';
import { operations } from '../../http/openApi/operations';
import { recordSchema, STORED } from '../../http/openApi/toJsonSchema';
import { addBooking, giveAddedPlaces, giveBack, type BookingSettings } from '../bookings';
import { sendCsv, type CsvColumn } from '../csv';
import { submissionRoute } from '../submissions';

const PATH = '/content/events/:event/bookings';

const forAdministrators = operations('bookings', 'answerVisitors');
const record = recordSchema(bookings.rules, {
  extra: { ...STORED, waiting: BOOLEAN, heldFor: TEXT, movedUpAt: TEXT },
});
const params = { event: { ...TEXT, title: events.item } };

interface OfEvent {
  Params: { event: string };
}

const COLUMNS: readonly CsvColumn[] = [
  { heading: 'Day', cell: 'day' },
  { heading: 'Name', cell: 'name' },
  { heading: 'Phone', cell: 'phone' },
  { heading: 'People', cell: 'count' },
  { heading: 'Waiting', cell: ({ waiting }) => (waiting ? 'Yes' : 'No') },
];

/** Places at events: anyone may book, only administrators may do the rest. */
export const bookingRoutes = async (
  app: FastifyInstance,
  settings: BookingSettings,
): Promise<void> => {
  const { database } = app;

  runPeriodically(app, {
    every: 60_000,
    work: () => giveAddedPlaces(database, dayIn(settings.timeZone)),
    failure: 'Waiting groups could not get the places that an event has more now.',
  });

  submissionRoute(app, PATH, {
    describe: operations('bookings', 'public'),
    summary: 'Books places at an event, or changes the number of people of a phone number',
    params,
    rules: bookings.rules.omit(['event']),
    answer: objectOf({ waiting: BOOLEAN, link: TEXT }),
    errorStatuses: [409],
    add: addBooking(settings),
    toResponse: (row) => row,
  });

  app.get<OfEvent>(
    PATH,
    forAdministrators('Lists the bookings of an event by day, those with places first', {
      params,
      answer: objectOf({ bookings: listOf(record) }),
    }),
    async ({ params: { event } }) => ({
      bookings: await selectWholeRows(database, 'bookings')
        .where('event', '=', event)
        .orderBy('day')
        .orderBy('waiting')
        .orderBy('_id')
        .execute(),
    }),
  );

  app.get<OfEvent>(
    `${PATH}/export`,
    forAdministrators('All bookings of an event, as CSV', {
      params,
      produces: 'text/csv',
      answer: TEXT,
    }),
    async ({ params: where }, reply) =>
      sendCsv(reply, database, bookings, {
        query: { page: 1, limit: 1, search: '', where },
        columns: COLUMNS,
        timeZone: settings.timeZone,
      }),
  );

  app.delete<{ Params: { booking: string } }>(
    `${PATH}/:booking`,
    forAdministrators('Gives the places of a booking back', {
      params: { ...params, booking: TEXT },
    }),
    async ({ params: { booking } }) => {
      if (!(await giveBack(database, booking))) throw notFound(bookings.item);
      return { message: `${bookings.item} deleted.` };
    },
  );
};
