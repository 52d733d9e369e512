import { rm } from 'node:fs/promises';
import { startTestServer, type TestServerOptions } from './index';
import { callsTo } from './calls';
import { renderedSite, type SmallVersion } from './renderedSite';

/** A test server of a site with small server builds (see `renderedSite`). Close it when done. */
export const startSmallSite = async (first: SmallVersion, options: TestServerOptions = {}) => {
  const site = await renderedSite(first);
  const server = await startTestServer({ ...options, config: { ...site.config, ...options.config } });
  /** A page of the site, or a whole address; redirects are not followed. */
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL(path, server.url), { headers, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const close = async () => {
    await server.close();
    for (const folder of Object.values(site.config)) await rm(folder, { recursive: true, force: true });
  };
  const call = callsTo(server);
  /** The failure of the live version on the Releases screen. */
  const failure = async () => {
    const { body } = await call('GET', '/composition');
    return (body.parts as { rendering?: { count: number; reason: string } }[])[0]?.rendering;
  };
  return { ...site, server, get, call, failure, close };
};

export type SmallSite = Awaited<ReturnType<typeof startSmallSite>>;

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
