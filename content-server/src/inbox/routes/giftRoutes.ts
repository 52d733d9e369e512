import {
  addressOf,
  GIFT_STATES,
  gifts,
  giftStateRules,
  HELD_FOR,
  receiptCancelRules,
  type GiftReceipt,
  type GiftState,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import {
  listQueryOf,
  listQuerySchema,
  type ListQuery,
  type ListQuerystring,
} from '../../content/rows/listQuery';
import { pagedResponse } from '../../content/rows/paging';
import { findRow } from '../../content/crud/store';
import { removalRoutes } from '../../content/routes/removalRoutes';
import { actorOf } from '../../content/history/recordChange';
import type { ListRow } from '../../db/database';
import { existing, HttpError } from '../../http/httpError';
import {
  BOOLEAN,
  COUNT,
  TEXT,
  listOf,
  objectOf,
  type JsonSchema,
} from '../../http/openApi/jsonSchema';
import { operations } from '../../http/openApi/operations';
import {
  draftSchema,
  idParam,
  named,
  pageSchema,
  recordSchema,
  STORED,
  type ById,
} from '../../http/openApi/toJsonSchema';
import { queueMail } from '../../people/mail/queueMail';
import { isMailAddress, mailIsOn, type MailSettings } from '../../process/settings/mailSettings';
import { addGift } from '../addGift';
import { sendCsv, type CsvColumn } from '../csv';
import { changeGiftState, findGifts, giftTotals, withReceipts } from '../giftChanges';
import { cancelReceipt, issueReceipt, receiptInLanguages, requireNoReceipt } from '../receipts';
import { submissionRoute } from '../submissions';

type GiftsQuery = ListQuerystring & { state?: GiftState };

const forAdministrators = operations('gifts', 'answerVisitors');
const NUMBER: JsonSchema = { type: 'number' };
const record = named(
  'Gift',
  recordSchema(gifts.rules, {
    names: ['currency', 'way', 'date', 'name', 'contact'],
    extra: {
      ...STORED,
      amount: NUMBER,
      mayThank: BOOLEAN,
      reference: TEXT,
      state: { type: 'string', enum: GIFT_STATES },
      heldFor: { type: 'string', enum: HELD_FOR },
      isSimilar: BOOLEAN,
      receipts: listOf(objectOf({ number: COUNT, cancelledAt: TEXT, reason: TEXT })),
    },
  }),
);
/** The stored columns of a response. */
const FIELDS = [
  ...Object.keys(gifts.rules.fields),
  'createdAt',
  'updatedAt',
  'reference',
  'state',
  'heldFor',
];
const numberOnly = objectOf({ number: COUNT });
const filters: JsonSchema = {
  ...listQuerySchema(gifts),
  state: { type: 'string', enum: GIFT_STATES },
};

const toListQuery = (query: GiftsQuery): ListQuery => ({
  ...listQueryOf(query, gifts),
  fields: FIELDS,
  where: { ...(query.state && { state: query.state }) },
});

const receiptsText = (receipts: unknown): string =>
  (receipts as GiftReceipt[])
    .map(({ number, cancelledAt, reason }) => number + (cancelledAt && ` (cancelled: ${reason})`))
    .join(', ');

const COLUMNS: readonly CsvColumn[] = [
  { heading: 'Reference', cell: 'reference' },
  { heading: 'State', cell: 'state' },
  { heading: 'Date', cell: 'date' },
  { heading: 'Amount', cell: 'amount' },
  { heading: 'Currency', cell: 'currency' },
  { heading: 'Way to give', cell: 'way' },
  { heading: 'Name', cell: 'name' },
  { heading: 'Phone or email', cell: 'contact' },
  { heading: 'May be thanked by name', cell: ({ mayThank }) => (mayThank ? 'Yes' : 'No') },
  { heading: 'Announced', cell: ({ createdAt }, dated) => dated(createdAt) },
  { heading: 'Receipts', cell: ({ receipts }) => receiptsText(receipts) },
];

/** Gifts: anyone may announce one, only administrators may do the rest. */
export const giftRoutes = async (
  app: FastifyInstance,
  { timeZone, ...places }: { timeZone: string; mail?: MailSettings },
): Promise<void> => {
  const { database } = app;

  submissionRoute(app, '/gifts', {
    describe: operations('gifts', 'public'),
    summary: 'Announces a gift',
    rules: gifts.rules,
    answer: objectOf({ reference: TEXT }),
    errorStatuses: [409],
    add: addGift,
    toResponse: ({ reference }) => ({ reference }),
  });

  app.get<{ Querystring: GiftsQuery }>(
    '/gifts',
    forAdministrators('Lists the gifts, newest first, or those with similar references', {
      query: filters,
      answer: pageSchema(gifts.items, record),
    }),
    async ({ query }) => {
      const listQuery = toListQuery(query);
      const { rows, totalItems } = await findGifts(database, listQuery);
      return pagedResponse(gifts, listQuery, {
        rows: await withReceipts(database, rows),
        totalItems,
      });
    },
  );

  app.get<{ Querystring: GiftsQuery }>(
    '/gifts/export',
    forAdministrators('All gifts that match, as CSV', {
      query: filters,
      produces: 'text/csv',
      answer: TEXT,
    }),
    async ({ query }, reply) =>
      sendCsv(reply, database, gifts, {
        query: toListQuery(query),
        columns: COLUMNS,
        timeZone,
        complete: (rows) => withReceipts(database, rows),
      }),
  );

  app.get(
    '/gifts/totals',
    forAdministrators('The received gifts by month, way and currency', {
      answer: listOf(
        objectOf({ month: TEXT, way: TEXT, currency: TEXT, amount: NUMBER, count: COUNT }),
      ),
    }),
    () => giftTotals(database),
  );

  const one = { params: idParam(gifts.item) };
  const toRecord = async (row: ListRow | undefined) => {
    const [gift] = await withReceipts(database, [existing(row, gifts.item)]);
    return gift;
  };

  app.put<ById & { Body: { state: GiftState } }>(
    '/gifts/:id/state',
    forAdministrators('Marks a gift as received, not received or announced', {
      ...one,
      body: draftSchema(giftStateRules),
      answer: record,
      errorStatuses: [409],
    }),
    async (request) => {
      const { params, body } = request;
      return toRecord(await changeGiftState(database, params.id, body.state, actorOf(request)));
    },
  );

  app.post<ById>(
    '/gifts/:id/receipt',
    forAdministrators('Issues the receipt of a received gift, or returns its valid one', {
      ...one,
      status: 201,
      answer: objectOf({ number: COUNT, text: TEXT }),
      errorStatuses: [409],
    }),
    async (request, reply) => {
      const receipt = await issueReceipt(database, request.params.id, actorOf(request));
      const text = await receiptInLanguages(database, receipt, await app.organisation());
      return reply.code(201).send({ number: receipt.number, text });
    },
  );

  app.post<ById & { Body: { reason: string } }>(
    '/gifts/:id/receipt/cancel',
    forAdministrators('Cancels the valid receipt of a gift', {
      ...one,
      body: draftSchema(receiptCancelRules),
      answer: numberOnly,
    }),
    async (request) => {
      const { params, body } = request;
      return { number: await cancelReceipt(database, params.id, body.reason, actorOf(request)) };
    },
  );

  app.post<ById>(
    '/gifts/:id/receipt/mail',
    forAdministrators('Mails the valid receipt of a gift to its giver, or issues it', {
      ...one,
      answer: numberOnly,
      errorStatuses: [409],
    }),
    async (request) => {
      const { id } = request.params;
      const { contact } = existing(await findRow(database, gifts, id), gifts.item);
      const { email } = addressOf(String(contact));
      if (!isMailAddress(email)) throw new HttpError(409, 'The giver left no email address.');
      if (!mailIsOn(places)) throw new HttpError(409, 'This site sends no email.');
      const receipt = await issueReceipt(database, id, actorOf(request));
      const organisation = await app.organisation();
      const text = await receiptInLanguages(database, receipt, organisation);
      const subject = `${organisation.name}: receipt ${receipt.number}`;
      await queueMail(database, { to: email, subject, text });
      return { number: receipt.number };
    },
  );

  removalRoutes(app, {
    list: gifts,
    path: '/gifts',
    record: objectOf({ ...STORED, reference: TEXT }),
    check: requireNoReceipt,
  });
};
