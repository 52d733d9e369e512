import { ROLES } from '@charity-site/api-client/entities';
import swagger from '@fastify/swagger';
import plugin from 'fastify-plugin';
import { hiddenRoute, OBJECT } from '../openApi/hiddenRoute';
import { documentOf } from '../openApi/document';
import type { OpenApiDocument } from '../openApi/errorResponses';

const BEARER = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } as const;

/**
 * `/openapi.json`: all API calls, generated from the schemas that validate requests and serialise
 * responses.
 */
export const openApi = plugin(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.0.3',
        info: {
          title: '',
          version: '1',
          description:
            'What the site shows, its forms, and the calls of the people who maintain it.',
        },
        servers: [{ url: '/' }],
        // The token of a person with that role.
        components: {
          securitySchemes: Object.fromEntries(ROLES.map((role) => [role, BEARER])),
        },
      },
    });
    app.get('/openapi.json', hiddenRoute({ audience: 'public', answer: OBJECT }), async () => {
      const { name } = await app.organisation();
      const document = app.swagger();
      const info = { ...document.info, title: `${name}: content`, contact: { name } };
      return documentOf({ ...document, info } as unknown as OpenApiDocument);
    });
  },
  { name: 'open-api', dependencies: ['organisation'] },
);
