import { discard, freshData, prepare, type Prepared } from './prepared';
import { startServer, type RunningServer } from './server';

/** The built product with demo content, started a second time. */
export interface Product {
  prepared: Prepared;
  server: RunningServer;
}

/**
 * Runs `work` with the built product on a free port, then stops it and removes its data.
 * @param options as of `prepare`
 */
export const withProduct = async <Result>(
  work: (product: Product) => Promise<Result>,
  options = { waitForAvif: true },
): Promise<Result> => {
  const prepared = await prepare(options);
  try {
    const dataDir = await freshData(prepared, true);
    const server = await startServer({ dataDir, releasesDir: prepared.releases, demo: true });
    try {
      return await work({ prepared, server });
    } finally {
      await server.stop();
    }
  } finally {
    await discard(prepared.folder);
  }
};
