import { addressRules, type Address } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../content/history/recordChange';
import { operations } from '../../http/openApi/operations';
import { draftSchema, optional } from '../../http/openApi/toJsonSchema';
import { countPersonalData, erasePersonalData } from '../erasePersonalData';
import {
  COUNT,
  INSTANT,
  TEXT,
  listOf,
  objectOf,
  type JsonSchema,
} from '../../http/openApi/jsonSchema';

const forAdministrators = operations('messages', 'answerVisitors');

interface AddressBody {
  Body: Address;
}

const counts = {
  messages: COUNT,
  comments: COUNT,
  gifts: optional(COUNT),
  bookings: optional(COUNT),
};
const latest: JsonSchema = listOf(objectOf({ name: TEXT, words: TEXT, createdAt: INSTANT }));
const body = draftSchema(addressRules);

/** Erases personal data on request. The address is in the body, because URLs are logged. */
export const addressRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;

  app.post<AddressBody>(
    '/address-data/count',
    forAdministrators(
      'Counts the messages and comments of an e-mail address or a telephone number, and names the latest',
      { body, answer: objectOf({ ...counts, latest }) },
    ),
    ({ body }) => countPersonalData(database, body),
  );

  app.post<AddressBody>(
    '/address-data/erase',
    forAdministrators(
      'Erases the messages and comments of an e-mail address or a telephone number for good, with their traces in trash, history and mails',
      { body, answer: objectOf(counts) },
    ),
    (request) => erasePersonalData(database, request.body, actorOf(request)),
  );
};
