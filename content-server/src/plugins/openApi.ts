import swagger from '@fastify/swagger';
import plugin from 'fastify-plugin';
import type { Config } from '../config';

/** `/openapi.json`: all calls, generated from the schemas that validate requests and serialise answers. */
export const openApi = plugin(async (app, { site }: Pick<Config, 'site'>) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: { title: `${site.name}: content`, version: '1' },
      servers: [{ url: '/' }],
      components: { securitySchemes: { administrator: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
});
