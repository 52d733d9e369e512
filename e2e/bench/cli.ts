import { chromium } from '@playwright/test';
import { findBrowser } from '../../build/checks/browser/findBrowser';
import { buildAllStale } from '../../build/parts/buildStale';
import { browserOptions } from '../fixtures/product/browser';
import { callsOf } from '../fixtures/product/calls';
import { freePort } from '../fixtures/product/freePort';
import type { RunningServer } from '../fixtures/product/server';
import { withProduct, type Product } from '../fixtures/product/withProduct';
import { measureAnswers } from './answers';
import { measureAudits } from './audits';
import type { Bench } from './bench';
import { auditWith } from './lighthouse';
import { measureLists } from './lists';
import { measureAdminLists } from './adminLists';
import { measureReleases } from './releases/measureReleases';
import { exceeded } from './report';
import { startSingle } from './single/start';
import { measureStarts } from './starts';
import { measureSlowConnection } from './slowConnection';
import { measureVisit } from './visits';

/** The measurements by name. Each prints its results and whether they are within budget. */
const MEASUREMENTS: Record<string, (bench: Bench) => void | Promise<void>> = {
  start: measureStarts,
  visit: measureVisit,
  'thin-line': measureSlowConnection,
  audits: measureAudits,
  answers: measureAnswers,
  lists: measureLists,
  'office-lists': measureAdminLists,
  releases: measureReleases,
};

/** Measurements that together show within two minutes that the bench works. */
const SMOKE = ['start', 'visit'];

// `npm run bench`: the project's measurements, each with a baseline measured in the same run.
// Arguments select measurements. With `--smoke`, only a crash fails: budgets are for an idle
// machine.
const names = process.argv.slice(2);
const isSmoke = names.includes('--smoke');
const selected = isSmoke ? SMOKE : names.length > 0 ? names : Object.keys(MEASUREMENTS);
const unknown = selected.filter((name) => !(name in MEASUREMENTS));
if (unknown.length > 0)
  throw new Error(
    `There is no measurement ${unknown.join(', ')}. There are: ${Object.keys(MEASUREMENTS).join(', ')}.`,
  );

await buildAllStale();
const { args = [], ...options } = browserOptions(await findBrowser());
// Lighthouse controls the browser through a port.
const port = await freePort();
const browser = await chromium.launch({
  ...options,
  args: [...args, `--remote-debugging-port=${port}`],
});

const measure = async (product: Product): Promise<void> => {
  const { url } = product.server;
  let beside: Promise<RunningServer> | undefined;
  const single = async () => (await (beside ??= startSingle(product))).url;
  const bench = {
    browser,
    audit: auditWith(port),
    product,
    site: url,
    single,
    read: callsOf(url).getOk,
  };
  try {
    for (const [name, work] of Object.entries(MEASUREMENTS))
      if (selected.includes(name)) await work(bench);
  } finally {
    await (await beside)?.stop();
  }
};

try {
  await withProduct(measure, { waitForAvif: !isSmoke });
} finally {
  await browser.close();
}
if (exceeded.length > 0) {
  console.log(`\nExceeded budgets:\n${exceeded.join('\n')}`);
  process.exitCode = isSmoke ? 0 : 1;
}
