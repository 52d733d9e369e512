import { addressRules, type Address } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../history/actorOf';
import { operation } from '../openApi/operation';
import { draftSchema, type JsonSchema } from '../openApi/toJsonSchema';
import { countAddress, eraseAddress } from './eraseAddress';

interface Sent {
  Body: Address;
}

const count: JsonSchema = { type: 'integer', minimum: 0 };
const answer: JsonSchema = { type: 'object', properties: { messages: count, comments: count } };
const described = {
  tag: 'messages',
  signedIn: true,
  body: draftSchema(addressRules),
  answer,
};

/** Deletion on request (docs/product.md 7.24). The address is in the body, because logs hold the addresses of calls. */
export const addressRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;
  const administrators = app.authenticate('administrator');

  app.post<Sent>(
    '/address-data/count',
    {
      ...administrators,
      schema: operation({
        ...described,
        summary: 'Counts the messages and comments of an e-mail address or a telephone number',
      }),
    },
    ({ body }) => countAddress(database, body),
  );

  app.post<Sent>(
    '/address-data/erase',
    {
      ...administrators,
      schema: operation({
        ...described,
        summary:
          'Erases the messages and comments of an e-mail address or a telephone number for good, with their traces in trash, history and mails',
      }),
    },
    (request) => eraseAddress(database, request.body, actorOf(request)),
  );
};
