import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { printBudget, printTable, quantile, type Row } from '../report';
import { browserVisitor } from './browserVisitor';
import type { ChangingParts } from './changingParts';
import { recordPages, visitor, type Journal } from './visitor';

/** Number of simulated visitors; two real browsers come on top. */
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
const REMOTES = ['public-site', 'admin-app'] as const;

const releaseAndRollBack = async ({ change, command }: ChangingParts): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const remote of REMOTES) {
      await change(remote, `traffic-${round}`);
      await command(remote, remote, '--without-smoke');
    }
    for (const remote of REMOTES) await command(remote, 'rollback', remote);
  }
};

const newJournal = (): Journal => ({ times: { page: [], call: [], file: [] }, failed: [] });

/** Lets 200 simulated visitors and two browsers use the site while both remotes are released and rolled back five times. */
export const measureUnderReleases = async (browser: Browser, url: string, parts: ChangingParts): Promise<void> => {
  const pages = await recordPages(browser, url, PATHS);
  const [before, quiet, busy] = [newJournal(), newJournal(), newJournal()];
  let journal = before;
  let isOpen = true;
  const current = { site: url, journal: () => journal, isOpen: () => isOpen };
  const arrivals: Promise<void>[] = [];
  const goRound = () => {
    let onArrival: () => void = () => undefined;
    arrivals.push(new Promise((resolve) => (onArrival = resolve)));
    return visitor(current, pages, onArrival);
  };
  const visitors = [
    ...Array.from({ length: VISITORS }, goRound),
    ...[1, 2].map(() => browserVisitor(browser, current)),
  ];
  await Promise.all(arrivals);
  journal = quiet;
  await setTimeout(QUIET);
  journal = busy;
  await releaseAndRollBack(parts);
  isOpen = false;
  await Promise.all(visitors);

  const row = (what: string, share: number, kind: keyof Journal['times']): Row => [
    what,
    quantile(busy.times[kind], share),
    quantile(quiet.times[kind], share),
  ];
  printTable(
    [`${VISITORS} visitors and 2 browsers, ms a request`, 'during releases', 'without any'],
    [
      row('pages, median', 0.5, 'page'),
      row('pages, 95 of 100', 0.95, 'page'),
      // A rendered page has its data: visitors without script make no calls.
      ...(busy.times.call.length > 0 ? [row('calls, 95 of 100', 0.95, 'call')] : []),
      row('files, 95 of 100', 0.95, 'file'),
    ],
  );
  const all = [before, quiet, busy];
  const failed = all.flatMap((one) => one.failed);
  for (const one of failed.slice(0, 10)) console.log(`  ${one}`);
  const sent = all.flatMap(({ times }) => Object.values(times).flat()).length;
  printBudget(failed.length === 0, `${failed.length} of ${sent} requests failed during releases, at most 0`);
};
