import { withReferences, withRequired, type Components } from './components';
import { withSharedErrorResponses, type OpenApiDocument } from './errorResponses';

interface ResponseContent {
  content?: Record<string, { schema?: unknown }>;
}

/** The id of a call, from its method and its path: getContentEventsById. */
const operationIdOf = (method: string, path: string): string =>
  path
    .replace(/^\/api/, '')
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/\W+/)
    .filter(Boolean)
    .reduce((id, word) => `${id}${word.charAt(0).toUpperCase()}${word.slice(1)}`, method);

/**
 * Completes Fastify's document: ids, required properties of responses, each object and each error
 * response once, and the tags. The routes themselves have complete schemas without `required`,
 * because Fastify serialises by them: a response without a required property would become an error.
 */
export const documentOf = (document: OpenApiDocument): OpenApiDocument => {
  const { paths, components } = withSharedErrorResponses(document);
  const found: Components = { schemas: {}, parameters: {} };
  const tags = new Set<string>();
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      operation.operationId = operationIdOf(method, path);
      operation.security ??= [];
      for (const tag of operation.tags ?? []) tags.add(tag);
      for (const [status, response] of Object.entries(operation.responses))
        for (const media of Object.values((response as ResponseContent).content ?? {}))
          if (status.startsWith('2')) media.schema = withRequired(media.schema);
    }
  const referring = withReferences({ paths, responses: components?.responses }, found) as Pick<
    OpenApiDocument,
    'paths'
  > & {
    responses: object;
  };
  return {
    ...document,
    tags: [...tags].sort().map((name) => ({ name })),
    paths: referring.paths,
    components: { ...components, responses: referring.responses, ...found },
  };
};
