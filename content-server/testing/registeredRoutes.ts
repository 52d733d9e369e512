import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { startTestServer, type TestServer } from '.';
import { siteFor, type Site } from './site';

/** A site for all tests of a file, with every route that Fastify registers. */
export const siteWithRoutes = (): Site<TestServer> & { routes: readonly RouteOptions[] } => {
  const routes: RouteOptions[] = [];
  const collect = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void routes.push(route));
  };
  const site = siteFor(async () => {
    subscribe('fastify.initialization', collect);
    const started = await startTestServer();
    unsubscribe('fastify.initialization', collect);
    return started;
  });
  return { ...site, routes };
};
