import type { FastifySchema } from 'fastify';
import { callHeaders, type TakenHeaders } from './callHeaders';
import { REFUSALS } from './refusals';
import { requestSchemas, type Taken } from './requestSchemas';
import type { JsonSchema } from './jsonSchema';
import { messageSchema } from './toJsonSchema';

interface Described extends Pick<Taken, 'query' | 'params'>, TakenHeaders {
  summary: string;
  tag: string;
  /** True when only signed-in people may call it; administrators unless `editors` is set. */
  signedIn?: boolean;
  /** True when editors may call it, too. */
  editors?: boolean;
  body?: JsonSchema;
  answer: JsonSchema;
  status?: 200 | 201;
  /** Further statuses of its answers; others follow from the settings above and from its method. */
  errorStatuses?: number[];
  consumes?: string[];
  /** The type of its answer, where that is not JSON. */
  produces?: string;
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

const answers = (described: Described): Record<number, JsonSchema> => ({
  [described.status ?? 200]: { 'x-response-description': 'Done', ...described.answer },
  ...Object.fromEntries(
    errorStatusesOf(described).map((status) => [status, REFUSALS[status]?.schema ?? messageSchema]),
  ),
});

/**
 * The options of a route, with its schemas. Fastify validates requests (http/plugins/validation) and serialises answers with
 * them, /openapi.json is generated from them, and they say who may call it (people/signIn/access).
 */
export const operation = (described: Described): { schema: FastifySchema } => ({
  schema: {
    summary: described.summary,
    tags: [described.tag],
    ...(described.signedIn && { security: [{ administrator: [] }, ...(described.editors ? [{ editor: [] }] : [])] }),
    ...requestSchemas({ ...described, headers: callHeaders(described) }),
    ...(described.consumes && { consumes: described.consumes }),
    ...(described.produces && { produces: [described.produces] }),
    response: answers(described),
  } as FastifySchema,
});
