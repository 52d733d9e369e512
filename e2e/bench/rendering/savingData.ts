import type { Browser } from '@playwright/test';
import type { Calls } from '../../product/calls';
import { addressOf, PUBLIC_SCREENS } from '../../product/screens';
import { kB, table } from '../table';

/** Most script that a visitor who saves data downloads for three pages, in bytes with headers. */
const BUDGET = 10_000;
const READ = ['home', 'news', 'update'];

/** Time that a page is read, in ms: longer than any script waits before it starts. */
const READING_MS = 5_000;

/** What the visitor downloads, in bytes: script, and everything. */
const download = async (browser: Browser, site: string, read: Calls['read']) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { 'Save-Data': 'on' },
  });
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let [script, all] = [0, 0];
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await session.send('Network.enable');
  for (const name of READ) {
    const screen = PUBLIC_SCREENS.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    await page.goto(site + (await addressOf(screen, read)));
    await page.waitForFunction((ms) => performance.now() > ms, READING_MS);
  }
  await context.close();
  return { script, all };
};

/**
 * Measures what a visitor with Save-Data downloads who reads home, news and an update, and touches nothing but links.
 * @param single address of the build without federation, for comparison
 * @returns whether the budget is kept
 */
export const measureSavingData = async (
  browser: Browser,
  site: string,
  single: string,
  read: Calls['read'],
): Promise<boolean> => {
  const [ours, beside] = [await download(browser, site, read), await download(browser, single, read)];
  console.log(
    `\n${table(
      [`With Save-Data: ${READ.join(', ')}`, 'federated', 'single build'],
      [
        { what: 'script, kB', value: kB(ours.script), beside: kB(beside.script), digits: 1 },
        { what: 'everything, kB', value: kB(ours.all), beside: kB(beside.all), digits: 1 },
      ],
    )}`,
  );
  const isKept = ours.script <= BUDGET;
  console.log(`Budget ${isKept ? 'kept' : 'EXCEEDED'}: at most ${kB(BUDGET)} kB of script.`);
  return isKept;
};
