import { BOOKING_HELD_FOR, bookings, events } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { findRow } from '../../content/crud/store';
import { existing, notFound } from '../../http/httpError';
import { BOOLEAN, listOf, objectOf, TEXT } from '../../http/openApi/jsonSchema';
import { operations } from '../../http/openApi/operations';
import {
  addressParam,
  idParam,
  named,
  recordSchema,
  STORED,
  type ById,
} from '../../http/openApi/toJsonSchema';
import { addBooking, type BookingSettings } from '../addBooking';
import { giveBack } from '../bookingChanges';
import { sendCsv, type CsvColumn } from '../csv';
import { submissionRoute } from '../submissions';

const PATH = '/content/events/:id/bookings';

const forAdministrators = operations('bookings', 'answerVisitors');
const record = named(
  'Booking',
  recordSchema(bookings.rules, {
    extra: {
      ...STORED,
      waiting: BOOLEAN,
      heldFor: { type: 'string', enum: BOOKING_HELD_FOR },
      movedUpAt: TEXT,
    },
  }),
);

const COLUMNS: readonly CsvColumn[] = [
  { heading: 'Day', cell: 'day' },
  { heading: 'Name', cell: 'name' },
  { heading: 'Phone', cell: 'phone' },
  { heading: 'People', cell: 'count' },
  { heading: 'Place', cell: ({ waiting }) => (waiting ? 'Waiting list' : 'Yes') },
  { heading: 'Booked', cell: ({ createdAt }, dated) => dated(createdAt) },
];

/** Places at events: anyone may book, only administrators may do the rest. */
export const bookingRoutes = async (
  app: FastifyInstance,
  settings: BookingSettings,
): Promise<void> => {
  const { database } = app;
  const one = { params: idParam(events.item) };

  submissionRoute(app, PATH, {
    describe: operations('bookings', 'public'),
    summary: 'Books places at an event, or changes the number of people of a phone number',
    params: addressParam(events.item),
    rules: bookings.rules,
    derived: { event: 'id' },
    answer: objectOf({ waiting: BOOLEAN, link: TEXT }),
    errorStatuses: [404, 409],
    add: addBooking(settings),
    toResponse: ({ waiting, link }) => ({ waiting: Boolean(waiting), link }),
  });

  app.get<ById>(
    PATH,
    forAdministrators('Lists the bookings of an event by day, those with places first', {
      ...one,
      answer: objectOf({ [bookings.items]: listOf(record) }),
    }),
    async ({ params }) => {
      existing(await findRow(database, events, params.id), events.item);
      const rows = await database
        .selectFrom('bookings')
        .selectAll()
        .where('event', '=', params.id)
        .orderBy('day')
        .orderBy('waiting')
        .orderBy('createdAt')
        .orderBy('_id')
        .execute();
      return { [bookings.items]: rows.map((row) => ({ ...row, waiting: row.waiting === 1 })) };
    },
  );

  app.get<ById>(
    `${PATH}/export`,
    forAdministrators('All bookings of an event, as CSV', {
      ...one,
      produces: 'text/csv',
      answer: TEXT,
    }),
    async ({ params }, reply) =>
      sendCsv(reply, database, bookings, {
        query: { page: 1, limit: 1, search: '', where: { event: params.id } },
        columns: COLUMNS,
        timeZone: settings.timeZone,
      }),
  );

  app.delete<{ Params: { id: string; booking: string } }>(
    `${PATH}/:booking`,
    forAdministrators('Gives the places of a booking back', {
      params: { ...one.params, booking: TEXT },
    }),
    async ({ params }) => {
      if (!(await giveBack(database, params.booking))) throw notFound(bookings.item);
      return { message: `${bookings.item} deleted.` };
    },
  );
};
