import { startTestServer, type TestServer, type TestServerOptions } from './index';
import { asStranger, callsTo, type Call } from './calls';
import { opener, type Open } from './open';

export interface Site<Server> {
  /** Started before the tests and not available earlier. */
  server: Server;
  /** Calls the API as the administrator. */
  call: Call;
  /** Calls the API as a visitor. */
  visit: Call;
  /** Requests a page or a file as a visitor. */
  open: Open;
  /** Adds an item of content. @returns the item in the response */
  add: (path: string, draft: object) => Promise<Record<string, unknown> & { _id: string }>;
}

const siteAt = <Server extends TestServer>(started: () => Server): Site<Server> => {
  const server = new Proxy({} as Server, { get: (_target, name) => Reflect.get(started(), name) });
  const call: Call = (...args) => callsTo(server)(...args);
  return {
    server,
    call,
    visit: asStranger(call),
    open: (...args) => opener(server)(...args),
    add: async (path, draft) => {
      const { status, body } = await call('POST', `/content/${path}`, { body: draft });
      expect([path, status]).toEqual([path, 201]);
      return body as Record<string, unknown> & { _id: string };
    },
  };
};

/** One server for all tests of a file, closed after them. */
export const siteFor = <Server extends TestServer>(start: () => Promise<Server>): Site<Server> => {
  let started: Server;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started.close());
  return siteAt(() => started);
};

/** One server for all tests of a file, emptied before each of them. */
export const emptySite = <Server extends TestServer = TestServer>(
  start: () => Promise<Server> = startTestServer as () => Promise<Server>,
): Site<Server> => {
  const site = siteFor(start);
  beforeEach(() => site.server.reset());
  return site;
};

/** A server that each test of a file starts with its own options; closed after the test. */
export const startedSite = (): Site<TestServer> & {
  start: (options?: TestServerOptions) => Promise<void>;
} => {
  let started: TestServer;
  afterEach(() => started.close());
  return {
    ...siteAt(() => started),
    start: async (options) => {
      started = await startTestServer(options);
    },
  };
};

/** A new server for each test of a file. */
export const freshSite = (): Site<TestServer> => {
  const site = startedSite();
  beforeEach(() => site.start());
  return site;
};

/** Starts more servers, which are closed after the test, even if it fails. */
export const furtherServers = (): typeof startTestServer => {
  const started: TestServer[] = [];
  afterEach(async () => {
    for (const server of started.splice(0)) await server.close();
  });
  return async (options?: TestServerOptions) => {
    const server = await startTestServer(options);
    started.push(server);
    return server;
  };
};
