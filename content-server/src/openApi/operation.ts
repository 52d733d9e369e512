import type { FastifySchema } from 'fastify';
import { CREATE_KEY_MAX } from '../crud/createKey';
import { STORED_TEXT_HEADER } from '../keptTexts/storedText';
import { MUST_BE } from './keywords';
import { requestSchemas, type Taken } from './requestSchemas';
import { conflictSchema, createdSchema, messageSchema, errorSchema, type JsonSchema } from './toJsonSchema';

interface Described extends Pick<Taken, 'query' | 'params'> {
  summary: string;
  tag: string;
  /** Whether only signed-in people may call it; administrators unless `editors` is set. */
  signedIn?: boolean;
  /** Whether editors may call it, too. */
  editors?: boolean;
  body?: JsonSchema;
  answer: JsonSchema;
  status?: 200 | 201;
  /** Further statuses of its answers, besides those that follow from the settings above. */
  errorStatuses?: number[];
  consumes?: string[];
  /** Whether it accepts the header `Idempotency-Key` and creates one item per key. */
  createsOnce?: boolean;
  /** Whether it accepts the header `Idempotency-Key` and moves an item once per key. */
  movesOnce?: boolean;
  /** Whether it accepts the header `Kept-Text`. */
  storesText?: boolean;
}

const MEANINGS: Record<number, string> = {
  400: 'What was sent cannot be used',
  401: 'Not signed in',
  403: 'Only for administrators',
  404: 'There is no such item',
  409: 'Not possible as things are now',
  412: 'Changed by someone else in the meantime',
  413: 'Too large',
  415: 'Of a wrong type',
  422: 'The Idempotency-Key was used with other content',
  429: 'Too many calls; Retry-After says when to come back',
  503: 'Not possible at the moment; Retry-After says when to come back',
  507: 'The disk is full',
};

const errorStatusesOf = ({
  signedIn,
  editors,
  query,
  params,
  body,
  createsOnce,
  errorStatuses = [],
}: Described): number[] => [
  ...(query || body ? [400] : []),
  ...(signedIn ? [401] : []),
  ...(signedIn && !editors ? [403] : []),
  ...(params ? [404] : []),
  ...(body ? [413, 415, 507] : []),
  ...(createsOnce ? [422] : []),
  ...errorStatuses,
  503,
];

/** The header Idempotency-Key (see crud/createOnce). */
const keyHeader = (description: string): JsonSchema => ({
  'Idempotency-Key': {
    type: 'string',
    title: 'Idempotency-Key',
    minLength: 1,
    maxLength: CREATE_KEY_MAX,
    pattern: '^[!-~]*$',
    [MUST_BE]: `1 to ${CREATE_KEY_MAX} visible ASCII characters`,
    description,
  },
});

const CREATES_ONCE =
  'Chosen by the caller, new for each item. For 24 hours, a repeated call with the same key and body answers the item that the first call created.';
const MOVES_ONCE =
  'Chosen by the caller, new for each move. For 24 hours, a repeated call with the same key moves nothing.';

const headersOf = ({ createsOnce, movesOnce, storesText }: Described): JsonSchema | undefined =>
  createsOnce || movesOnce || storesText
    ? {
        ...(createsOnce && keyHeader(CREATES_ONCE)),
        ...(movesOnce && keyHeader(MOVES_ONCE)),
        ...(storesText && STORED_TEXT_HEADER),
      }
    : undefined;

const REFUSALS: Record<number, JsonSchema> = { 400: errorSchema, 412: conflictSchema, 422: createdSchema };

const answers = (described: Described): Record<number, JsonSchema> => ({
  [described.status ?? 200]: { description: 'Done', ...described.answer },
  ...Object.fromEntries(
    errorStatusesOf(described).map((status) => [
      status,
      { description: MEANINGS[status], ...(REFUSALS[status] ?? messageSchema) },
    ]),
  ),
});

/**
 * The schemas of a route. Fastify validates requests (plugins/validation) and serialises answers with them, and
 * /openapi.json is generated from them.
 */
export const operation = (described: Described): FastifySchema =>
  ({
    summary: described.summary,
    tags: [described.tag],
    ...(described.signedIn && { security: [{ administrator: [] }, ...(described.editors ? [{ editor: [] }] : [])] }),
    ...requestSchemas({ ...described, headers: headersOf(described) }),
    ...(described.consumes && { consumes: described.consumes }),
    response: answers(described),
  }) as FastifySchema;
