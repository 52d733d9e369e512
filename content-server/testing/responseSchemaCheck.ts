import { subscribe } from 'node:diagnostics_channel';
import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentOf } from '../src/http/openApi/document';
import type { OpenApiDocument } from '../src/http/openApi/errorResponses';

/** An OpenAPI document whose schemas are looked up by path. */
interface Description {
  responsesOf: (
    method: string,
    path: string,
  ) => Record<string, { $ref?: string; content?: object }> | undefined;
  validatorAt: (place: string) => ValidateFunction;
  typesOf: (response: { $ref?: string; content?: object }) => string[];
}

const DOCUMENT = 'openapi';
const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

const describedBy = (app: FastifyInstance): Description => {
  const document = documentOf(app.swagger() as unknown as OpenApiDocument);
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  ajv.addSchema(document, DOCUMENT);
  const validators = new Map<string, ValidateFunction>();
  return {
    responsesOf: (method, path) =>
      document.paths[path]?.[method]?.responses as ReturnType<Description['responsesOf']>,
    validatorAt: (place) => {
      const validator = validators.get(place) ?? ajv.compile({ $ref: `${DOCUMENT}#${place}` });
      validators.set(place, validator);
      return validator;
    },
    typesOf: ({ $ref, content = {} }) => {
      const shared = document.components?.responses as Record<string, { content: object }>;
      return Object.keys($ref ? (shared[$ref.split('/').at(-1) ?? '']?.content ?? {}) : content);
    },
  };
};

/** All test servers have the same routes, so the document is created once per process. */
let description: Description | undefined;

/**
 * The way in which a response violates /openapi.json; undefined if it matches, or for an unknown
 * route.
 */
const differenceOf = (
  { method, routeOptions: { url = '', schema } }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): string | undefined => {
  // Another test of this process uses a server with a few routes.
  if (!reply.server.hasDecorator('swagger')) return undefined;
  description ??= describedBy(reply.server);
  const path = url.replace(/:(\w+)/g, '{$1}');
  const verb = method.toLowerCase();
  const responses = (schema as { hide?: boolean } | undefined)?.hide
    ? undefined
    : description.responsesOf(verb, path);
  // Server errors can happen in any call.
  if (!responses || reply.statusCode >= 500) return undefined;
  const status = String(reply.statusCode);
  const call = `${method} ${path} answered ${status}`;
  const response = responses[status];
  if (!response) return `${call}, which is not described.`;
  if (status === '304') return undefined;
  const type = String(reply.getHeader('content-type')).replace(/;.*/, '');
  if (!description.typesOf(response).includes(type))
    return `${call} as ${type}, which is not described.`;
  if (typeof payload !== 'string' || type !== 'application/json') return undefined;
  const at = response.$ref?.slice(1) ?? `/paths/${escaped(path)}/${verb}/responses/${status}`;
  const validate = description.validatorAt(`${at}/content/${escaped(type)}/schema`);
  if (validate(JSON.parse(payload))) return undefined;
  const [error] = validate.errors ?? [];
  return `${call}: ${error?.instancePath} ${error?.message} in ${payload.slice(0, 400)}`;
};

const differences = new WeakMap<FastifyInstance, Set<string>>();

// The hook must be added before any route.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  const found = new Set<string>();
  differences.set(fastify, found);
  fastify.addHook('onSend', async (request, reply, payload) => {
    const difference = differenceOf(request, reply, payload);
    if (difference) found.add(difference);
  });
});

/** Violations of /openapi.json in a server's responses so far. */
export const schemaViolations = (app: FastifyInstance): string[] => [
  ...(differences.get(app) ?? []),
];
