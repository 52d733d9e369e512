import { once } from 'node:events';
import type { Browser } from '@playwright/test';
import autocannon from 'autocannon';
import { printBudget, printTable } from '../report';
import { browserVisitor } from './browserVisitor';
import type { ChangingParts } from './changingParts';

/** The load in connections and in requests per second, in addition to two real browsers. */
const CONNECTIONS = 200;
const RATE = 200;
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
  '/remotes.json',
];
/** Time without releases, in s. */
const QUIET_S = 10;
/** Longer than the releases take, in s: the load stops after them. */
const LONGEST_S = 900;
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

/**
 * Measures failures in two browsers under load while both remotes are released and rolled back five
 * times.
 */
export const measureUnderReleases = async (
  browser: Browser,
  url: string,
  parts: ChangingParts,
): Promise<void> => {
  const failed: string[] = [];
  let isOpen = true;
  const visitors = [1, 2].map(() =>
    browserVisitor(browser, { site: url, failed, isOpen: () => isOpen }),
  );
  const requests = PATHS.map((path) => ({ path }));
  const load = { url, connections: CONNECTIONS, overallRate: RATE, requests };
  const quiet = await autocannon({ ...load, duration: QUIET_S });
  const running = autocannon({ ...load, duration: LONGEST_S }, () => undefined);
  const done = once(running, 'done') as Promise<[autocannon.Result]>;
  await releaseAndRollBack(parts).finally(() => running.stop());
  const [busy] = await done;
  isOpen = false;
  await Promise.all(visitors);

  printTable(
    [`${RATE} requests a second and 2 browsers, ms a request`, 'during releases', 'without any'],
    [
      ['median', busy.latency.p50, quiet.latency.p50],
      ['97.5 of 100', busy.latency.p97_5, quiet.latency.p97_5],
    ],
  );
  for (const one of failed.slice(0, 10)) console.log(`  ${one}`);
  const lost = [quiet, busy].reduce(
    (sum, { non2xx, errors }) => sum + non2xx + errors,
    failed.length,
  );
  printBudget(
    lost === 0,
    `${lost} requests failed during ${busy.requests.sent} with releases, at most 0`,
  );
};
