import type { Browser } from '@playwright/test';
import { waitUntilSettled } from '../product/settled';

/** Measurements of a page load on a slow phone. */
export interface SlowVisit {
  /** Sum of all unexpected layout shifts, an upper bound of the cumulative layout shift. */
  shift: number;
  /** The elements that moved: the start of their text, or their tag. */
  moved: string[];
  /** Largest contentful paint, in ms. */
  largestPaint: number;
}

/** Lighthouse's mobile setting: a mid-range phone on slow 4G with a four times slower CPU. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const LINE = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const SLOW_DOWN = 4;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Visits a page like a slow phone on a slow network. */
export const slowVisit = async (browser: Browser, url: string): Promise<SlowVisit> => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.addInitScript(() => {
    const seen: SlowVisit = { shift: 0, moved: [], largestPaint: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        seen.shift += value;
        for (const { node } of sources) seen.moved.push(node?.textContent?.slice(0, 30) || (node?.nodeName ?? 'gone'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url);
  await waitUntilSettled(page);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as unknown as { seen: SlowVisit }).seen);
  await context.close();
  return seen;
};
