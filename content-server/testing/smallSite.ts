import { startTestServer, type TestServerOptions } from './index';
import { callsTo } from './calls';
import { opener } from './open';
import { renderedSite, type SmallVersion } from './renderedSite';

const STORIES = { path: '/stories', query: [], head: { title: 'Stories' } };

/** A version of the public site with an additional page, /stories. */
export const withStories = (render: string): SmallVersion => ({
  render,
  changed: (release) => ({ ...release, routes: [...(release.routes ?? []), STORIES] }),
});

/** A test server of a site with small server builds (see `renderedSite`). Close it when done. */
export const startSmallSite = async (first: SmallVersion, options: TestServerOptions = {}) => {
  const site = await renderedSite(first);
  const server = await startTestServer({
    ...options,
    config: { ...site.config, ...options.config },
  });
  site.connect(server);
  /** Requests a page by path or URL. Does not follow redirects. */
  const get = (path: string, headers?: Record<string, string>) =>
    opener(server)(path, headers, 'manual');
  const call = callsTo(server);
  /** The failure of the live version on the Releases screen. */
  const failure = async () => {
    const { body } = await call('GET', '/composition');
    return (body.parts as { rendering?: { count: number; reason: string } }[])[0]?.rendering;
  };
  return { ...site, server, get, call, failure, close: server.close };
};

export type SmallSite = Awaited<ReturnType<typeof startSmallSite>>;

/** One site for all tests of a file or a group, closed after them and not available earlier. */
export const smallSiteFor = (...args: Parameters<typeof startSmallSite>): SmallSite => {
  let site: SmallSite;
  beforeAll(async () => {
    site = await startSmallSite(...args);
  });
  afterAll(() => site.close());
  return new Proxy({} as SmallSite, { get: (_target, name) => Reflect.get(site, name) });
};

/** Starts sites that are closed after each test. Called at the top of a test file. */
export const smallSites = (): typeof startSmallSite => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  return async (first, options) => {
    const site = await startSmallSite(first, options);
    closing.push(site.close);
    return site;
  };
};
