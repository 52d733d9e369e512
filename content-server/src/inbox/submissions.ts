import type { AnyListing, AnyObjectSchema } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { createOnce } from '../content/crud/createOnce';
import { idempotencyKeyOf, type IdempotencyKey } from '../content/rows/idempotencyKey';
import type { Database, ListRow } from '../db/database';
import type { JsonSchema } from '../http/openApi/jsonSchema';
import type { operations } from '../http/openApi/operations';
import { draftSchema } from '../http/openApi/toJsonSchema';
import { visitorOf, type Visitor } from './formCheck';
import { bearerOf } from '../http/headers/request';
import type { SignedIn } from '../people/signIn/sessions';
import { rememberSender, senderOf } from './senders';

/** The sender of a submission, and its idempotency key. */
interface Origin {
  key: IdempotencyKey | undefined;
  visitor: Visitor;
  /** The person with access who sends it; undefined for a visitor. */
  by?: SignedIn | undefined;
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
  database: Database,
  listing: AnyListing,
  draft: object,
  { key, visitor }: Origin,
  classify: (sender: string) => Promise<Record<string, string>>,
): Promise<ListRow> => {
  const sender = await senderOf(database, visitor.ip);
  const columns = await classify(sender);
  return createOnce(database, listing, draft, {
    key,
    columns,
    also: (transaction, { _id }) => rememberSender(transaction, _id, sender),
  });
};

interface SubmissionCall<Draft> {
  describe: ReturnType<typeof operations>;
  summary: string;
  /** The schemas of the path's parameters, which are fields of the draft. */
  params?: JsonSchema;
  rules: AnyObjectSchema;
  answer: JsonSchema;
  /** Statuses of its responses beside those of every submission. */
  errorStatuses?: number[];
  add: AddSubmission<Draft>;
  toResponse: (row: ListRow) => unknown;
}

/** Adds the call of a visitors' form, limited per IP address. A repeated key stores nothing. */
export const submissionRoute = <Draft>(
  app: FastifyInstance,
  path: string,
  { describe, summary, params, rules, answer, errorStatuses = [], ...call }: SubmissionCall<Draft>,
): void => {
  app.post(
    path,
    {
      ...app.rateLimited('publicWrites'),
      ...describe(summary, {
        params,
        body: draftSchema(rules),
        status: 201,
        createsOnce: true,
        answer,
        errorStatuses: [...errorStatuses, 429],
      }),
    },
    async (request, reply) => {
      const by = await app.verifyToken(bearerOf(request) ?? '');
      const origin = { key: idempotencyKeyOf(request), visitor: visitorOf(request), by };
      const draft = { ...(request.body as object), ...(request.params as object) } as Draft;
      const row = await call.add(app.database, draft, origin);
      return reply.code(201).send(call.toResponse(row));
    },
  );
};
