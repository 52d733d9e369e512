import { startTestServer, type TestServer, type TestServerOptions } from './index';
import { realFrontEnd } from './realFrontEnd';

/** A test server with the real front end. */
export interface RealServer extends TestServer {
  /** The folders of the front end, for other servers. */
  places: Awaited<ReturnType<typeof realFrontEnd>>;
}

/**
 * Starts the server with the real shell and public site (see `realFrontEnd`). Close it when done.
 * @param page the shell's page
 */
export const startRealServer = async (
  config: TestServerOptions['config'] = {},
  page?: string,
): Promise<RealServer> => {
  const places = await realFrontEnd(page);
  return { ...(await startTestServer({ config: { ...places, ...config } })), places };
};
