import { createConfig, lintFromString } from '@redocly/openapi-core';
import { startTestServer } from '../../../testing';
import { readDescription, type Description } from '../../../testing/description';
import { siteFor } from '../../../testing/site';

const { server } = siteFor(startTestServer);
/** The document as it is sent. */
let source: string;
let described: Description;

beforeAll(async () => {
  source = await (await fetch(`${server.url}/openapi.json`)).text();
  described = readDescription(source);
});

test('describes a body from its rules', () => {
  const body =
    described.paths['/api/content/hero-slides']?.post?.requestBody?.content['application/json']
      ?.schema;
  expect(body?.properties).toEqual({
    title: { type: 'string', title: 'Title', minLength: 1, maxLength: 200 },
    subtitle: { type: 'string', title: 'Subtitle', maxLength: 200, default: '' },
    link: { type: 'string', title: 'Link', maxLength: 2000, default: '' },
    linkText: { type: 'string', title: 'Link Text', maxLength: 200, default: '' },
    image: {
      type: 'string',
      title: 'Image',
      minLength: 1,
      maxLength: 2000,
      format: 'uri-reference',
      description: expect.any(String),
    },
    imageAlt: {
      type: 'string',
      title: 'Alternative text',
      maxLength: 300,
      description:
        "Alternative text of the picture, stored with it; left out, it stays as it is; '' for none",
    },
    order: { type: 'integer', title: 'Order', minimum: 0, maximum: 1_000_000, default: 0 },
    status: { type: 'string', title: 'Status', enum: ['draft', 'published'] },
    publishAt: {
      type: 'string',
      title: 'Publish At',
      description: expect.stringContaining("'' for none"),
    },
    visibleUntil: {
      type: 'string',
      title: 'Visible until',
      description: expect.stringContaining("'' for none"),
    },
  });
  expect(body?.required).toEqual(expect.arrayContaining(['title', 'image']));
  expect(body?.required).toHaveLength(2);
});

test('describes the categories, the page of a list, and its array', () => {
  const list = described.paths['/api/content/case-studies']?.get;
  const parameter = (name: string) => list?.parameters?.find((one) => one.name === name)?.schema;
  expect(parameter('category')?.enum).toContain('Emergency Relief');
  expect(parameter('limit')).toMatchObject({ default: 10, maximum: 9999 });
  const page = list?.responses['200']?.content?.['application/json']?.schema.properties;
  expect(Object.keys(page ?? {})).toEqual([
    'caseStudies',
    'currentPage',
    'totalPages',
    'totalItems',
  ]);
});

test.each(['/content/partners', '/content/comments', '/messages'])(
  'describes the idempotency key of a call to %s',
  (path) => {
    const operation = described.paths[`/api${path}`]?.post;
    expect(operation?.parameters?.filter(({ name }) => name !== 'Autosave')).toEqual([
      expect.objectContaining({
        name: 'Idempotency-Key',
        in: 'header',
        schema: expect.objectContaining({ type: 'string', minLength: 1, maxLength: 100 }),
      }),
    ]);
    expect(Object.keys(operation?.responses ?? {})).toContain('422');
  },
);

test('describes the autosave that a save stores', () => {
  const named = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.parameters?.some(({ name }) => name === 'Autosave')
        ? [`${method} ${path.slice('/api'.length)}`]
        : [],
    ),
  );
  expect(named).toEqual(
    expect.arrayContaining([
      'post /content/updates',
      'put /content/updates/{id}',
      'put /content/updates/{id}/translations/{language}',
      'put /content/quote',
      'put /content/page-hero',
      'put /messages/{id}/note',
    ]),
  );
  expect(named.filter((call) => !call.startsWith('p'))).toEqual([]);
});

test('describes the error responses of a call, each once', () => {
  const refusals = (method: string, path: string) =>
    Object.keys(described.paths[`/api${path}`]?.[method]?.responses ?? {}).filter(
      (status) => Number(status) >= 400,
    );
  const written = ['400', '413', '415', '503'];
  const has = (...statuses: string[]) => statuses.sort();
  expect(refusals('get', '/content/quote')).toEqual(['400', '503']);
  expect(refusals('get', '/content/updates')).toEqual(['400', '401', '403', '503']);
  expect(refusals('get', '/content/updates/{id}')).toEqual(['400', '401', '403', '404', '503']);
  expect(refusals('post', '/content/updates')).toEqual(has(...written, '401', '403', '422', '507'));
  expect(refusals('put', '/content/updates/{id}')).toEqual(
    has(...written, '401', '403', '404', '412', '507'),
  );
  expect(refusals('delete', '/content/updates/{id}')).toEqual(has(...written, '401', '403', '404'));
  expect(refusals('post', '/messages')).toEqual(has(...written, '422', '429', '507'));
  expect(refusals('post', '/content/comments')).toEqual(
    has(...written, '404', '409', '422', '429', '507'),
  );
  expect(refusals('post', '/auth/forgotten-password/code')).toEqual(
    expect.arrayContaining(['429']),
  );
  expect(refusals('post', '/upload/image')).toEqual(has(...written, '401', '403', '409', '507'));
  const { responses } = described.components;
  for (const operations of Object.values(described.paths))
    for (const operation of Object.values(operations)) {
      if (operation.security.length > 0) expect(Object.keys(operation.responses)).toContain('401');
      for (const [status, { $ref = '' }] of Object.entries(operation.responses))
        if (Number(status) >= 400)
          expect(responses).toHaveProperty($ref.replace('#/components/responses/', ''));
    }
  expect(Object.keys(responses)).toContain('TooLarge');
});

describe('the document', () => {
  /** Disabled recommendations of the linters, with the reason. */
  const REDOCLY_OFF = {
    'info-license': 'off', // The calls are those of one site.
    'no-ambiguous-paths': 'off', // A part of a path that is a name is never an id.
    'operation-4xx-response': 'off', // Some reads take nothing that could be wrong.
    'tag-description': 'off', // The tags are the names of the lists.
  } as const;

  test('is valid for Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'], rules: REDOCLY_OFF });
    const problems = await lintFromString({ source, config, absoluteRef: '/openapi.json' });
    expect(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });

  const calls = () => Object.values(described.paths).flatMap((methods) => Object.values(methods));

  test('has a unique id for each call, from its method and path', () => {
    expect(described.paths['/api/content/events/{id}']?.get?.operationId).toBe(
      'getContentEventsById',
    );
    const ids = calls().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has each object once', () => {
    const { components } = JSON.parse(source) as {
      components: { schemas: Record<string, object> };
    };
    const known = Object.values(components.schemas).map((schema) => JSON.stringify(schema));
    expect(known.length).toBeGreaterThan(50);
    const paths = source.slice(source.indexOf('"paths":'));
    expect(known.filter((schema) => paths.includes(schema))).toEqual([]);
    expect(source.length / calls().length).toBeLessThan(2_000);
  });

  test('lists the required properties of every response', () => {
    const objects: string[] = [];
    JSON.stringify(
      calls().map(({ operationId, responses }) => ({
        operationId,
        done: responses['200'] ?? responses['201'],
      })),
      function (key, value: { type?: string; properties?: object; required?: string[] } | null) {
        if (value?.type === 'object' && value.properties && !value.required)
          objects.push(`${key}: ${JSON.stringify(value)}`);
        return value;
      },
    );
    // The number of items, by the lists that the caller may read.
    expect(objects).toEqual([expect.stringContaining('counts: ')]);
    const schemaOf = (path: string) =>
      described.paths[path]?.get?.responses['200']?.content?.['application/json']?.schema;
    expect(schemaOf('/api/content/partners')?.required).toEqual([
      'partners',
      'currentPage',
      'totalPages',
      'totalItems',
    ]);
    expect(schemaOf('/api/content/partners/{id}')?.required).toEqual([
      '_id',
      'createdAt',
      'updatedAt',
      'name',
      'logo',
      'order',
    ]);
  });

  test('describes the export of messages as CSV', () => {
    const { responses } = described.paths['/api/messages/export']?.get ?? {};
    expect(Object.keys(responses?.['200']?.content ?? {})).toEqual(['text/csv']);
  });

  test('describes a missing date, and the limits within a list', () => {
    const propertyOf = (path: string, name: string) =>
      described.paths[path]?.put?.requestBody?.content['application/json']?.schema.properties[name];
    expect(propertyOf('/api/content/events/{id}', 'repeatsUntil')).toEqual({
      type: 'string',
      title: 'Repeats Until',
      maxLength: 10,
      default: '',
      description: "A day such as 2026-11-21; '' for none",
    });
    expect(propertyOf('/api/content/figures', 'figures')).toMatchObject({
      anyOf: [
        {
          type: 'array',
          maxItems: 8,
          items: {
            required: ['number', 'label'],
            properties: { number: { title: 'Number', maxLength: 20 } },
          },
        },
        { type: 'string' },
      ],
    });
  });
});
