import { rolesFor, type Action } from '@charity-site/api-client/entities';
import type { FastifyContextConfig, FastifySchema } from 'fastify';
import type { Audience } from '../audience';
import { callHeaders, type OptionalHeaders } from './callHeaders';
import { requestSchemas, responseSchemas, type RequestInput } from './hiddenRoute';
import { STATUSES } from './errorResponses';
import type { JsonSchema } from './jsonSchema';
import { messageSchema } from './toJsonSchema';

interface OperationOptions extends Pick<RequestInput, 'query' | 'params'>, OptionalHeaders {
  body?: JsonSchema;
  /** `{message}` by default. */
  answer?: JsonSchema;
  status?: 200 | 201;
  /**
   * Further statuses of its responses; others follow from its audience, the options above and its
   * method.
   */
  errorStatuses?: number[];
  consumes?: string[];
  /** The content type of its response, if not JSON. */
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

/**
 * Describes API calls: the options of their routes, with audience and schemas. Fastify validates
 * requests (http/plugins/validation) and serialises responses with the schemas, and /openapi.json
 * is generated from them.
 * @param tag groups the calls in /openapi.json
 */
export const operations =
  (tag: string, audience: Action | 'public' | 'published') =>
  (
    summary: string,
    options: OperationOptions = {},
  ): { config: FastifyContextConfig; schema: FastifySchema } => ({
    config: { audience },
    schema: {
      summary,
      tags: [tag],
      ...(audience !== 'public' &&
        audience !== 'published' && {
          security: rolesFor(audience).map((role) => ({ [role]: [] })),
        }),
      ...requestSchemas({ ...options, headers: callHeaders(options) }),
      ...(options.consumes && { consumes: options.consumes }),
      ...(options.produces && { produces: [options.produces] }),
      [STATUSES]: [options.status ?? 200, ...errorStatusesOf(audience, options)],
      response: responseSchemas({
        'x-response-description': 'Done',
        ...(options.answer ?? messageSchema),
      }),
    } as FastifySchema,
  });
