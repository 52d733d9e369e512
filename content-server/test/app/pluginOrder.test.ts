import fastify, { type FastifyPluginAsync } from 'fastify';
import { etags } from '../../src/http/plugins/etags';
import { openApi } from '../../src/http/plugins/openApi';
import { signInThrottle } from '../../src/people/signIn/signInThrottle';
import { visits } from '../../src/releases/reports/visits';
import { plainReleases } from '../../src/releases/emergencyPage/routes';
import { apiCache } from '../../src/site/cache/apiCache';

test.each([
  ['etags', etags, 'api-cache'],
  ['api-cache', apiCache, 'internal-calls'],
  ['open-api', openApi, 'organisation'],
  ['sign-in-tries', signInThrottle, 'access'],
  ['visits', visits, 'telemetry'],
  ['releases-page', plainReleases, 'rate-limits'],
])('a server with %s too early does not start', async (name, plugin, dependency) => {
  const app = fastify();
  await expect(app.register(plugin as FastifyPluginAsync)).rejects.toThrow(
    `The dependency '${dependency}' of plugin '${name}' is not registered`,
  );
});
