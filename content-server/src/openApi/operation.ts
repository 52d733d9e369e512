import type { FastifySchema } from 'fastify';
import { CREATE_KEY_MAX } from '../crud/createKey';
import { STORED_TEXT_HEADER } from '../keptTexts/storedText';
import { MUST_BE } from './keywords';
import { REFUSALS } from './refusals';
import { requestSchemas, type Taken } from './requestSchemas';
import { messageSchema, named, type JsonSchema } from './toJsonSchema';

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
  /** Further statuses of its answers, besides those that follow from the settings above and from its method. */
  errorStatuses?: number[];
  consumes?: string[];
  /** The type of its answer, where that is not JSON. */
  produces?: string;
  /** Whether it accepts the header `Idempotency-Key` and creates one item per key. */
  createsOnce?: boolean;
  /** Whether it accepts the header `Idempotency-Key` and moves an item once per key. */
  movesOnce?: boolean;
  /** Whether it accepts the header `Kept-Text`. */
  storesText?: boolean;
}

const errorStatusesOf = ({ signedIn, editors, params, body, createsOnce, errorStatuses = [] }: Described): number[] => [
  ...(signedIn ? [401] : []),
  ...(signedIn && !editors ? [403] : []),
  ...(params ? [404] : []),
  ...(body ? [507] : []),
  ...(createsOnce ? [422] : []),
  ...errorStatuses,
  503,
];

/** The header Idempotency-Key (see crud/createOnce). */
const keyHeader = (name: string, description: string): JsonSchema => ({
  'Idempotency-Key': named(name, {
    type: 'string',
    title: 'Idempotency-Key',
    minLength: 1,
    maxLength: CREATE_KEY_MAX,
    pattern: '^[!-~]*$',
    [MUST_BE]: `1 to ${CREATE_KEY_MAX} visible ASCII characters`,
    description,
  }),
});

const CREATES_ONCE =
  'Chosen by the caller, new for each item. For 24 hours, a repeated call with the same key and body answers the item that the first call created.';
const MOVES_ONCE =
  'Chosen by the caller, new for each move. For 24 hours, a repeated call with the same key moves nothing.';

const headersOf = ({ createsOnce, movesOnce, storesText }: Described): JsonSchema | undefined =>
  createsOnce || movesOnce || storesText
    ? {
        ...(createsOnce && keyHeader('CreatesOnce', CREATES_ONCE)),
        ...(movesOnce && keyHeader('MovesOnce', MOVES_ONCE)),
        ...(storesText && STORED_TEXT_HEADER),
      }
    : undefined;

const answers = (described: Described): Record<number, JsonSchema> => ({
  [described.status ?? 200]: { 'x-response-description': 'Done', ...described.answer },
  ...Object.fromEntries(
    errorStatusesOf(described).map((status) => [status, REFUSALS[status]?.schema ?? messageSchema]),
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
    ...(described.produces && { produces: [described.produces] }),
    response: answers(described),
  }) as FastifySchema;
