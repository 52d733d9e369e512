import { LANGUAGES } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '@charity-site/registry';
import { RenderError } from '../rendering/rendererProcess';
import { fixedPages, publicPages } from './describedPages';
import type { VisitedAddress } from './requestedPage';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Renders the pages without path parameters now and after each release or rollback, so that
     * their first visitors do not wait. It also warms up the renderer: Node compiles code that has
     * run a few times. A page that fails ends the run; it is counted and logged like a visitor's
     * page. Resolves after the first run and never rejects.
     */
    prerender: () => Promise<void>;
  }
}

interface PrerenderOptions {
  registry: () => Promise<Registry | undefined>;
  /** Renders and caches a page. */
  at: (remotes: Registry, visited: VisitedAddress) => Promise<unknown>;
}

/**
 * Decorates the server with `prerender`.
 * @returns the task to run after each poll for a new release
 */
export const prerenderer = (
  app: FastifyInstance,
  { registry, at }: PrerenderOptions,
): (() => Promise<void>) => {
  let prerendered: Registry | undefined;
  let isOn = false;
  let isClosed = false;

  const renderAll = async () => {
    const remotes = await registry();
    // The registry is the same object until its file changes.
    if (!remotes || remotes === prerendered) return;
    prerendered = remotes;
    const pages = fixedPages(publicPages(remotes, { siteName: '' }));
    for (const { code } of LANGUAGES)
      for (const { path } of pages) {
        // After another release or a rollback, these pages would only delay those of its visitors.
        if (isClosed || (await registry()) !== remotes) return;
        await at(remotes, { path, query: new URLSearchParams(), language: code, isAhead: true });
      }
  };

  const run = () =>
    renderAll().catch((error: unknown) => {
      // The renderer logs its own failures.
      if (!(error instanceof RenderError || isClosed))
        app.log.error(error, 'A page could not be prepared.');
    });

  app.decorate('prerender', () => {
    isOn = true;
    return run();
  });
  app.addHook('onClose', async () => {
    isClosed = true;
  });
  return async () => {
    if (isOn) await run();
  };
};
