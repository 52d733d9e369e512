import { rolesFor, type Action } from '@charity-site/api-client/entities';
import type { FastifyContextConfig, FastifySchema } from 'fastify';
import type { Audience } from '../audience';
import { callHeaders, type OptionalHeaders } from './callHeaders';
import { ERROR_RESPONSES } from './errorResponses';
import { requestSchemas, type RequestInput } from './requestSchemas';
import type { JsonSchema } from './jsonSchema';
import { messageSchema } from './toJsonSchema';

interface OperationOptions extends Pick<RequestInput, 'query' | 'params'>, OptionalHeaders {
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
  audience: Audience,
  { params, body, createsOnce, errorStatuses = [] }: OperationOptions,
): number[] => [
  ...(audience === 'public' ? [] : [401, 403]),
  ...(params ? [404] : []),
  ...(body ? [507] : []),
  ...(createsOnce ? [422] : []),
  ...errorStatuses,
  503,
];

const answers = (audience: Audience, described: OperationOptions): Record<number, JsonSchema> => ({
  [described.status ?? 200]: {
    'x-response-description': 'Done',
    ...(described.answer ?? messageSchema),
  },
  ...Object.fromEntries(
    errorStatusesOf(audience, described).map((status) => [
      status,
      ERROR_RESPONSES[status]?.schema ?? messageSchema,
    ]),
  ),
});

/**
 * Describes calls: the options of their routes, with their audience and the schemas. Fastify
 * validates requests (http/plugins/validation) and serialises answers with them, and /openapi.json
 * is generated from them.
 * @param tag groups the calls in /openapi.json
 */
export const operations =
  (tag: string, audience: Action | 'public' | 'published') =>
  (
    summary: string,
    described: OperationOptions = {},
  ): { config: FastifyContextConfig; schema: FastifySchema } => ({
    config: { audience },
    schema: {
      summary,
      tags: [tag],
      ...(audience !== 'public' &&
        audience !== 'published' && {
          security: rolesFor(audience).map((role) => ({ [role]: [] })),
        }),
      ...requestSchemas({ ...described, headers: callHeaders(described) }),
      ...(described.consumes && { consumes: described.consumes }),
      ...(described.produces && { produces: [described.produces] }),
      response: answers(audience, described),
    } as FastifySchema,
  });
