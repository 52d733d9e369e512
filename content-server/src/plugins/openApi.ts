import swagger from '@fastify/swagger';
import plugin from 'fastify-plugin';
import type { Config } from '../config';

/**
 * `/openapi.json`: every call with its bodies and answers, made from the entities' rules. Fastify's own validation and
 * answer filtering are turned off, as the rules themselves do that work and with better texts.
 */
export const openApi = plugin(async (app, { site }: Pick<Config, 'site'>) => {
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
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
