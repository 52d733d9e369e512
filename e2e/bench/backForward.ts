import lighthouse from 'lighthouse';
import { findWholeBrowser } from '../../build/browser/findBrowser';
import { browserOptions } from '../product/browser';
import { withDebuggedBrowser } from './debuggedBrowser';

/** Why the browser cannot restore a page for Back and Forward; empty when it can. */
export type Obstacles = (url: string) => Promise<string[]>;

const audit = async (url: string, port: number): Promise<string[]> => {
  const outcome = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyAudits: ['bf-cache'],
    throttlingMethod: 'provided',
  });
  const result = outcome?.lhr.audits['bf-cache'];
  if (typeof result?.score !== 'number')
    throw new Error(`Lighthouse could not go back to ${url}: ${result?.errorMessage ?? 'nothing was audited'}`);
  const { items = [] } = (result.details ?? {}) as { items?: { protocolReason: string }[] };
  return items.map(({ protocolReason }) => protocolReason);
};

/**
 * Runs `work` with Lighthouse's audit of the back/forward cache, in a whole browser: the headless shell has no such cache.
 * @throws Error when no whole browser is installed
 */
export const withBackForward = <Result>(work: (obstacles: Obstacles) => Promise<Result>): Promise<Result> => {
  const executablePath = findWholeBrowser();
  if (!executablePath)
    throw new Error('The audit of the back/forward cache needs Chromium itself (on Debian: apt-get install chromium).');
  const { args = [], ...options } = browserOptions(executablePath);
  return withDebuggedBrowser(
    {
      ...options,
      // Playwright's own headless mode is the old one, which has no back/forward cache either.
      headless: false,
      args: [...args, '--headless=new'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
    (port) => work((url) => audit(url, port)),
  );
};
