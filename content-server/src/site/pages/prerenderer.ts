import { LANGUAGES } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '@charity-site/registry';
import { RenderError } from '../rendering/rendererProcess';
import { fixedPages, publicPages } from './describedPages';
import type { VisitedAddress } from './requestedPage';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Renders the pages with one address now and after each release or rollback, so that their
     * first visitors do not wait. It also makes the renderer quick: Node compiles code that has run
     * a few times. A page that fails ends the round; it is counted and logged like one that
     * somebody opened. Resolves after the first round and never rejects.
     */
    prerender: () => Promise<void>;
  }
}

interface Preparing {
  registry: () => Promise<Registry | undefined>;
  /** Renders the page at an address and keeps it. */
  at: (remotes: Registry, visited: VisitedAddress) => Promise<unknown>;
}

/**
 * Decorates the server with `prerender`.
 * @returns the work after each look for a new release
 */
export const prerenderer = (
  app: FastifyInstance,
  { registry, at }: Preparing,
): (() => Promise<void>) => {
  let prerendered: Registry | undefined;
  let isOn = false;
  let isClosed = false;

  const round = async () => {
    const remotes = await registry();
    // It is read again only when its file has changed.
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

  const look = () =>
    round().catch((error: unknown) => {
      // Failures of the renderer are logged where they are counted.
      if (!(error instanceof RenderError || isClosed))
        app.log.error(error, 'A page could not be prepared.');
    });

  app.decorate('prerender', () => {
    isOn = true;
    return look();
  });
  app.addHook('onClose', async () => {
    isClosed = true;
  });
  return async () => {
    if (isOn) await look();
  };
};
