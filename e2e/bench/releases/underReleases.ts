import type { Browser } from '@playwright/test';
import { quantile } from '../quantile';
import { table } from '../table';
import { browserVisitor } from './browserVisitor';
import type { ChangingParts } from './changingParts';
import { newJournal, type Journal } from './client';
import { recordPages } from './recordedPages';
import { visitor } from './visitor';

/** Number of simulated visitors, besides two real browsers. */
const VISITORS = 200;
const PATHS = [
  '/',
  '/about',
  '/news',
  '/events',
  '/projects',
  '/case-studies',
  '/donate',
  '/contact-us',
  '/admin/login',
];
/** Time without releases after all visitors have arrived, in ms. */
const QUIET = 10_000;
/** Number of releases of each remote, and of rollbacks. */
const ROUNDS = 5;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const releaseAndRollBack = async ({ change, command }: ChangingParts): Promise<number> => {
  let turns = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const remote of ['public-site', 'admin-app'] as const) {
      await change(remote, `traffic-${round}`);
      await command(remote, remote, '--without-smoke');
      turns += 1;
    }
    for (const remote of ['public-site', 'admin-app'] as const) {
      await command(remote, 'rollback', remote);
      turns += 1;
    }
  }
  return turns;
};

const all = ({ times }: Journal) => Object.values(times).flat();

/**
 * Lets 200 simulated visitors and two browsers use the site while both remotes are released and rolled back five times.
 * @returns whether no request failed
 */
export const measureUnderReleases = async (browser: Browser, url: string, parts: ChangingParts): Promise<boolean> => {
  const pages = await recordPages(browser, url, PATHS);
  const [before, quiet, busy] = [newJournal(), newJournal(), newJournal()];
  let journal = before;
  let isOpen = true;
  const current = { journal: () => journal, isOpen: () => isOpen };
  const arrivals: Promise<void>[] = [];
  const goRound = () => {
    let onArrival: () => void = () => undefined;
    arrivals.push(new Promise((resolve) => (onArrival = resolve)));
    return visitor({ site: url, pages, onArrival, ...current });
  };
  const visitors = [
    ...Array.from({ length: VISITORS }, goRound),
    ...[1, 2].map(() => browserVisitor(browser, url, current.journal, current.isOpen)),
  ];
  await Promise.all(arrivals);
  journal = quiet;
  await pause(QUIET);
  journal = busy;
  const begun = performance.now();
  const turns = await releaseAndRollBack(parts);
  const seconds = (performance.now() - begun) / 1000;
  isOpen = false;
  await Promise.all(visitors);

  const row = (what: string, share: number, of: (journal: Journal) => number[]) => ({
    what,
    value: quantile(of(busy), share),
    beside: quantile(of(quiet), share),
    digits: 1,
  });
  console.log(
    `\n${table(
      [`${VISITORS} visitors and 2 browsers, ms a request`, `with ${turns} releases and rollbacks`, 'without any'],
      [
        row('pages, median', 0.5, ({ times }) => times.page),
        row('pages, 95 of 100', 0.95, ({ times }) => times.page),
        // A rendered page has its data: visitors without script make no calls.
        ...(busy.times.call.length > 0 ? [row('calls, 95 of 100', 0.95, ({ times }) => times.call)] : []),
        row('files, 95 of 100', 0.95, ({ times }) => times.file),
        row('everything, median', 0.5, all),
        row('everything, 95 of 100', 0.95, all),
      ],
    )}`,
  );
  const failed = [before, quiet, busy].flatMap((one) => one.failed);
  const sent = [before, quiet, busy].flatMap(all).length;
  console.log(
    `${failed.length === 0 ? 'Kept' : 'EXCEEDED'}: ${failed.length} of ${sent} requests failed, at most 0; ${turns} turns in ${seconds.toFixed(0)} s.`,
  );
  for (const one of failed.slice(0, 10)) console.log(`  ${one}`);
  return failed.length === 0;
};
