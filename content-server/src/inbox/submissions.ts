import type { AnyListing, AnyObjectSchema } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import type { InferType } from 'yup';
import { createOnce } from '../content/crud/createOnce';
import { idempotencyKeyOf, type IdempotencyKey } from '../content/rows/idempotencyKey';
import type { Database, ListRow, PersonRow, Queryable } from '../db/database';
import { bearerOf } from '../http/headers/request';
import type { JsonSchema } from '../http/openApi/jsonSchema';
import type { operations } from '../http/openApi/operations';
import { draftSchema } from '../http/openApi/toJsonSchema';
import { visitorOf, type Visitor } from './formCheck';
import { rememberSender, senderOf } from './senders';

/** The sender of a submission, and its idempotency key. */
interface Origin {
  key: IdempotencyKey | undefined;
  visitor: Visitor;
  /** The signed-in person; undefined for a visitor. */
  by?: PersonRow | undefined;
}

/** Stores a valid draft of a visitors' form once per key. */
export type AddSubmission<Draft> = (
  database: Database,
  draft: Draft,
  origin: Origin,
) => Promise<ListRow>;

/**
 * Stores a visitor's valid draft with its sender.
 * @param classify the columns that follow from the spam check
 */
export const addSubmission = async (
  database: Queryable,
  listing: AnyListing,
  draft: object,
  { key, visitor }: Origin,
  classify: (sender: string) => Promise<Record<string, string | number>>,
): Promise<ListRow> => {
  const sender = await senderOf(database, visitor.ip);
  const columns = await classify(sender);
  return createOnce(database, listing, draft, {
    key,
    columns,
    also: (transaction, { _id }) => rememberSender(transaction, _id, sender),
  });
};

interface SubmissionCall<Rules extends AnyObjectSchema> {
  describe: ReturnType<typeof operations>;
  summary: string;
  /** The parameters of the path. */
  params?: JsonSchema;
  rules: Rules;
  /** A field that the path has, and the name of its parameter. */
  derived?: Record<string, string>;
  answer: JsonSchema;
  /** Statuses of its responses beside those of every submission. */
  errorStatuses?: number[];
  add: AddSubmission<InferType<Rules>>;
  toResponse: (row: ListRow) => unknown;
}

/** Adds the call of a visitors' form, limited per IP address. A repeated key stores nothing. */
export const submissionRoute = <Rules extends AnyObjectSchema>(
  app: FastifyInstance,
  path: string,
  {
    describe,
    summary,
    params,
    rules,
    derived = {},
    answer,
    errorStatuses = [],
    ...call
  }: SubmissionCall<Rules>,
): void => {
  const fromPath = Object.entries(derived);
  app.post<{ Body: object; Params: Record<string, string> }>(
    path,
    {
      ...app.rateLimited('publicWrites'),
      ...describe(summary, {
        params,
        body: draftSchema(rules.omit(Object.keys(derived))),
        status: 201,
        createsOnce: true,
        answer,
        errorStatuses: [...errorStatuses, 429],
      }),
    },
    async (request, reply) => {
      const { body, params: path } = request;
      const token = bearerOf(request);
      const by = token === undefined ? undefined : (await app.verifyToken(token))?.person;
      const origin = { key: idempotencyKeyOf(request), visitor: visitorOf(request), by };
      const added = Object.fromEntries(fromPath.map(([name, part]) => [name, path[part]]));
      const draft = { ...(body as object), ...added } as InferType<Rules>;
      const row = await call.add(app.database, draft, origin);
      return reply.code(201).send(call.toResponse(row));
    },
  );
};
