import lighthouse, { type Flags } from 'lighthouse';
import { median } from './report';

/** Lighthouse's results for a page on a phone. Scores are 0 to 100, times in ms, sizes in bytes. */
interface Figures {
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
  /** Bytes transferred until the largest contentful paint. Open requests count in full. */
  bytesBefore: number;
}

export interface Audit extends Figures {
  /** The failed audits of accessibility, best practices and SEO, with their findings. */
  faults: string[];
}

/**
 * Scope of an audit: everything or performance with Lighthouse's mobile setting, which simulates
 * slow 4G, or performance on a slow connection (400 kbit/s, 400 ms), which is really throttled. The
 * CPU is four times slower in each.
 */
type Setting = 'everything' | 'performance' | 'thin line';

const CATEGORIES = {
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;

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

/** Formats an audit's name and its first findings. */
const faultText = ({
  id,
  title,
  details,
}: {
  id: string;
  title: string;
  details?: unknown;
}): string => {
  const { items = [] } = (details ?? {}) as { items?: unknown[] };
  return `${id}: ${title} ${items.map((item) => JSON.stringify(item).slice(0, 400)).join(' ')}`;
};

interface Transferred {
  transferSize: number;
  /** In ms since the start of the navigation. */
  networkRequestTime: number;
}

const audit = async (url: string, port: number, setting: Setting): Promise<Audit> => {
  const outcome = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    // The not-found page is audited too.
    ignoreStatusCode: true,
    onlyCategories:
      setting === 'everything' ? [...Object.values(CATEGORIES), 'performance'] : ['performance'],
    ...(setting === 'thin line' && THIN_LINE),
  });
  if (!outcome) throw new Error(`Lighthouse says nothing about ${url}.`);
  const { audits, categories, runtimeError } = outcome.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const counted = Object.values(CATEGORIES).flatMap(
    (category) => categories[category]?.auditRefs ?? [],
  );
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

/**
 * Audits a page in one setting. If it exceeds a budget, audits it twice more and returns the
 * medians, so that a short load peak of the machine does not matter.
 */
export type RunAudit = (
  url: string,
  setting: Setting,
  isExceeded?: (audit: Audit) => boolean,
) => Promise<Audit>;

/** Audits pages in the browser that Lighthouse controls through a port. */
export const auditWith =
  (port: number): RunAudit =>
  async (url, setting, isExceeded) => {
    const first = await audit(url, port, setting);
    if (!isExceeded?.(first)) return first;
    const second = await audit(url, port, setting);
    const { faults, ...last } = await audit(url, port, setting);
    const names = Object.keys(last) as (keyof Figures)[];
    const medians = names.map((name) => [name, median([first[name], second[name], last[name]])]);
    return { ...(Object.fromEntries(medians) as Figures), faults };
  };
