import { createServer, type AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserOptions } from '../product/browser';

/** Lighthouse's results for a page in its mobile setting. Scores are 0 to 100. */
export interface Audit {
  accessibility: number;
  bestPractices: number;
  seo: number;
  performance: number;
  /** Cumulative layout shift. */
  shift: number;
  /** The failed audits of the first three scores, with their findings. */
  faults: string[];
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const CATEGORIES = { accessibility: 'accessibility', bestPractices: 'best-practices', seo: 'seo' } as const;

/** An audit's name and its first findings, as text. */
const faultText = ({ id, title, details }: { id: string; title: string; details?: unknown }): string => {
  const { items = [] } = (details ?? {}) as { items?: unknown[] };
  return `${id}: ${title} ${items.map((item) => JSON.stringify(item).slice(0, 400)).join(' ')}`;
};

const audit = async (url: string, port: number, whole: boolean): Promise<Audit> => {
  const outcome = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    // The page for unknown addresses is audited, too.
    ignoreStatusCode: true,
    onlyCategories: whole ? [...Object.values(CATEGORIES), 'performance'] : ['performance'],
  });
  if (!outcome) throw new Error(`Lighthouse says nothing about ${url}.`);
  const { audits, categories, runtimeError } = outcome.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const counted = Object.values(CATEGORIES).flatMap((category) => categories[category]?.auditRefs ?? []);
  const faults = counted
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter((one) => one.score !== null && one.score < 1);
  return {
    accessibility: score(CATEGORIES.accessibility),
    bestPractices: score(CATEGORIES.bestPractices),
    seo: score(CATEGORIES.seo),
    performance: score('performance'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    faults: faults.map(faultText),
  };
};

/**
 * Runs `work` with a function that audits pages with Lighthouse in a separate browser.
 * @param executablePath the browser
 */
export const withLighthouse = async <Result>(
  executablePath: string,
  work: (look: (url: string, what: 'everything' | 'performance') => Promise<Audit>) => Promise<Result>,
): Promise<Result> => {
  const port = await freePort();
  const { args = [], ...options } = browserOptions(executablePath);
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    return await work((url, what) => audit(url, port, what === 'everything'));
  } finally {
    await browser.close();
  }
};
