import type { Page } from '@playwright/test';
import { prepared } from '../fixtures/prepareOnce';
import { callsOf } from '../fixtures/product/calls';
import { freshData } from '../fixtures/product/prepared';
import { startServer, type RunningServer } from '../fixtures/product/server';

/**
 * Starts a site with the service worker, whose server a test stops and restarts at the same URL.
 */
export const startStoppable = async (releasesDir = prepared().releases) => {
  const dataDir = await freshData(prepared(), true);
  let port = '0';
  let server: RunningServer | undefined;
  const start = async (serviceWorker: 'on' | 'off' = 'on') => {
    server = await startServer({
      dataDir,
      releasesDir,
      demo: true,
      settings: { PORT: port, SERVICE_WORKER: serviceWorker },
    });
    ({ port } = new URL(server.url));
    return server.url;
  };
  const stop = async () => {
    await server?.stop();
    server = undefined;
  };
  const url = await start();
  return { url, dataDir, releasesDir, start, stop, calls: callsOf(url) };
};

/** Paths of the cached pages. */
export const cachedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
