import lighthouse, { type Flags } from 'lighthouse';
import { browserOptions } from '../product/browser';
import { withDebuggedBrowser } from './debuggedBrowser';

/** Lighthouse's results for a page on a phone. Scores are 0 to 100, times in ms, sizes in bytes. */
export interface Audit {
  accessibility: number;
  bestPractices: number;
  seo: number;
  performance: number;
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
  /** What had been transferred when the largest content was painted. Requests that ran then count whole. */
  bytesBefore: number;
  /** The failed audits of the first three scores, with their findings. */
  faults: string[];
}

/**
 * What is audited: everything or the performance with Lighthouse's mobile setting, which computes the times of a slow 4G
 * line, or the performance on a thin line (400 kbit/s, 400 ms), which is really slowed down. The processor is four times
 * slower in each.
 */
type Setting = 'everything' | 'performance' | 'thin line';

const CATEGORIES = { accessibility: 'accessibility', bestPractices: 'best-practices', seo: 'seo' } as const;

const THIN_LINE: Flags = {
  throttlingMethod: 'devtools',
  throttling: {
    rttMs: 400,
    throughputKbps: 400,
    requestLatencyMs: 400,
    downloadThroughputKbps: 400,
    uploadThroughputKbps: 400,
    cpuSlowdownMultiplier: 4,
  },
};

/** An audit's name and its first findings, as text. */
const faultText = ({ id, title, details }: { id: string; title: string; details?: unknown }): string => {
  const { items = [] } = (details ?? {}) as { items?: unknown[] };
  return `${id}: ${title} ${items.map((item) => JSON.stringify(item).slice(0, 400)).join(' ')}`;
};

interface Transferred {
  transferSize: number;
  /** In ms since the navigation began. */
  networkRequestTime: number;
}

const audit = async (url: string, port: number, setting: Setting): Promise<Audit> => {
  const outcome = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    // The page for unknown addresses is audited, too.
    ignoreStatusCode: true,
    onlyCategories: setting === 'everything' ? [...Object.values(CATEGORIES), 'performance'] : ['performance'],
    ...(setting === 'thin line' && THIN_LINE),
  });
  if (!outcome) throw new Error(`Lighthouse says nothing about ${url}.`);
  const { audits, categories, runtimeError } = outcome.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const counted = Object.values(CATEGORIES).flatMap((category) => categories[category]?.auditRefs ?? []);
  const faults = counted
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter((one) => one.score !== null && one.score < 1);
  const { items } = audits['network-requests']?.details as unknown as { items: Transferred[] };
  const largestPaint = number('largest-contentful-paint');
  return {
    accessibility: score(CATEGORIES.accessibility),
    bestPractices: score(CATEGORIES.bestPractices),
    seo: score(CATEGORIES.seo),
    performance: score('performance'),
    firstPaint: number('first-contentful-paint'),
    largestPaint,
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    bytesBefore: items
      .filter(({ networkRequestTime }) => networkRequestTime < largestPaint)
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    faults: faults.map(faultText),
  };
};

/** Audits a page of a site in one setting. */
export type Look = (url: string, setting: Setting) => Promise<Audit>;

/**
 * Runs `work` with a function that audits pages with Lighthouse in a separate browser.
 * @param executablePath the browser
 */
export const withLighthouse = <Result>(
  executablePath: string,
  work: (look: Look) => Promise<Result>,
): Promise<Result> =>
  withDebuggedBrowser(browserOptions(executablePath), (port) => work((url, setting) => audit(url, port, setting)));
