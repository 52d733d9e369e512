import swagger from '@fastify/swagger';
import plugin from 'fastify-plugin';
import type { Config } from '../../process/settings/config';
import { hiddenRoute, OBJECT } from '../openApi/hiddenRoute';
import { documentOf } from '../openApi/document';
import type { Described } from '../openApi/refusals';

const BEARER = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } as const;

/** `/openapi.json`: all calls, generated from the schemas that validate requests and serialise answers. */
export const openApi = plugin(async (app, { site }: Pick<Config, 'site'>) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: `${site.name}: content`,
        version: '1',
        description: 'What the site shows, its forms, and the calls of the people who maintain it.',
        contact: { name: site.name },
      },
      servers: [{ url: '/' }],
      // The token of a person with that role; people/signIn/access checks what a call names here.
      components: { securitySchemes: { administrator: BEARER, editor: BEARER } },
    },
  });
  app.get('/openapi.json', hiddenRoute({ answer: OBJECT }), () => documentOf(app.swagger() as unknown as Described));
});
