import type { FastifySchema } from 'fastify';
import { callHeaders, type TakenHeaders } from './callHeaders';
import { REFUSALS } from './refusals';
import { requestSchemas, type Taken } from './requestSchemas';
import type { JsonSchema } from './shapes';
import { messageSchema } from './toJsonSchema';

/** Who may make a call with a token; administrators may make those of editors, too. */
type SignedIn = 'editors' | 'administrators';

interface Described extends Pick<Taken, 'query' | 'params'>, TakenHeaders {
  body?: JsonSchema;
  /** `{message}` by default. */
  answer?: JsonSchema;
  status?: 200 | 201;
  /**
   * Further statuses of its answers; others follow from who may make it, the settings above and its
   * method.
   */
  errorStatuses?: number[];
  consumes?: string[];
  /** The type of its answer, where that is not JSON. */
  produces?: string;
}

const errorStatusesOf = (
  who: SignedIn | undefined,
  { params, body, createsOnce, errorStatuses = [] }: Described,
): number[] => [
  ...(who ? [401] : []),
  ...(who === 'administrators' ? [403] : []),
  ...(params ? [404] : []),
  ...(body ? [507] : []),
  ...(createsOnce ? [422] : []),
  ...errorStatuses,
  503,
];

const answers = (who: SignedIn | undefined, described: Described): Record<number, JsonSchema> => ({
  [described.status ?? 200]: {
    'x-response-description': 'Done',
    ...(described.answer ?? messageSchema),
  },
  ...Object.fromEntries(
    errorStatusesOf(who, described).map((status) => [
      status,
      REFUSALS[status]?.schema ?? messageSchema,
    ]),
  ),
});

/**
 * Describes calls: the options of their routes, with the schemas. Fastify validates requests
 * (http/plugins/validation) and serialises answers with them, /openapi.json is generated from them,
 * and they say who may call (people/signIn/access).
 * @param tag groups the calls in /openapi.json
 * @param who only these signed-in people; everybody when left out
 */
export const operations =
  (tag: string, who?: SignedIn) =>
  (summary: string, described: Described = {}): { schema: FastifySchema } => ({
    schema: {
      summary,
      tags: [tag],
      ...(who && {
        security: [{ administrator: [] }, ...(who === 'editors' ? [{ editor: [] }] : [])],
      }),
      ...requestSchemas({ ...described, headers: callHeaders(described) }),
      ...(described.consumes && { consumes: described.consumes }),
      ...(described.produces && { produces: [described.produces] }),
      response: answers(who, described),
    } as FastifySchema,
  });
