import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '../../build/parts/parts';
import { callsOf } from '../product/calls';
import { freshData } from '../product/prepared';
import { startServer, type RunningServer } from '../product/server';
import type { Product } from '../product/withProduct';
import { UNRENDERED } from '../fixtures/unrendered';

/** Most time of a small answer while the server is busy or its database is locked, in ms. */
const ANSWER_BUDGET = 1_000;
/** Most growth of the server's memory, in MB. */
const MEMORY_BUDGET = 300;
/** Most time until a page whose scripts are lost shows how to reach the charity, in ms. */
const ESSENTIALS_BUDGET = 10_000;

const READERS = 40;
/** 61 updates of almost 200,000 characters make a list of 12 MB. */
const UPDATES = 61;
const TEXT = `<p>${'Madzi ndi moyo. '.repeat(12_490)}</p>`;

const ROUNDS = 5;
const HELD_MS = 8_000;

const timeOf = async (url: string): Promise<number> => {
  const begun = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return performance.now() - begun;
};

/** The slowest answer of some addresses, asked one after the other until `work` has ended. */
const slowestDuring = async (urls: readonly string[], work: Promise<unknown>): Promise<number> => {
  let slowest = 0;
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) for (const url of urls) slowest = Math.max(slowest, await timeOf(url));
  await ended;
  return slowest;
};

/** Memory of a process in MB: now, or the most it ever was. */
const memory = async ({ pid }: RunningServer, name: 'VmRSS' | 'VmHWM'): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
};

const print = (what: string, value: number, budget: number, unit: string): boolean => {
  const isKept = value <= budget;
  console.log(
    `${what.padEnd(70)} ${value.toFixed(0).padStart(6)} ${unit}${isKept ? '' : `  EXCEEDED: at most ${budget}`}`,
  );
  return isKept;
};

const measureReaders = async (server: RunningServer): Promise<boolean> => {
  const { keep } = callsOf(server.url);
  for (let number = 0; number < UPDATES; number += 1)
    await keep('POST', '/content/updates', { title: `Update ${number}`, date: '2026-11-01', description: TEXT });
  // Not fetch: its streams would keep this process, which measures, from its own work.
  const list = async () => {
    const [answer] = (await once(get(`${server.url}/api/content/updates?limit=9999`), 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    if (answer.statusCode !== 200) throw new Error(`A list answered ${answer.statusCode}.`);
  };
  const before = await memory(server, 'VmRSS');
  const slowest = await slowestDuring([`${server.url}/healthz`], Promise.all(Array.from({ length: READERS }, list)));
  const grown = (await memory(server, 'VmHWM')) - before;
  return [
    print(`/healthz while ${READERS} read a list of 12 MB, slowest`, slowest, ANSWER_BUDGET, 'ms'),
    print(`memory that they add`, grown, MEMORY_BUDGET, 'MB'),
  ].every(Boolean);
};

const measureLock = async (server: RunningServer, dataDir: string): Promise<boolean> => {
  const urls = ['/healthz', '/api/content/partners', '/api/content/events'].map((read) => server.url + read);
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const holder = spawn(
      process.execPath,
      [path.join(ROOT, 'content-server/test/holdLock.cjs'), path.join(dataDir, 'content.sqlite'), String(HELD_MS)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const exited = once(holder, 'exit');
    await Promise.race([once(holder.stdout, 'data'), exited]);
    const { send } = callsOf(server.url);
    const writer = send('POST', '/messages', {
      body: { name: 'Grace', email: 'g@example.org', subject: 'Water', message: `Round ${round}` },
    });
    slowest = Math.max(slowest, await slowestDuring(urls, Promise.all([exited, writer])));
  }
  return print(
    `reads while the database is locked, ${ROUNDS} times ${HELD_MS / 1000} s, slowest`,
    slowest,
    ANSWER_BUDGET,
    'ms',
  );
};

const measureLostScripts = async (browser: Browser, url: string): Promise<boolean> => {
  const context = await browser.newContext({ extraHTTPHeaders: UNRENDERED });
  const page = await context.newPage();
  await page.route('**/static/*.js', () => new Promise(() => undefined));
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('link', { name: '+265 1 000 000' }).waitFor({ timeout: 60_000 });
  const waited = performance.now() - begun;
  await context.close();
  return print('telephone and bank details when all scripts hang', waited, ESSENTIALS_BUDGET, 'ms');
};

/** How long people wait while others ask for much, while the database is locked, and when scripts are lost. */
export const measureWaiting = async (browser: Browser, { prepared, server: demo }: Product): Promise<boolean> => {
  const dataDir = await freshData(prepared, false);
  const server = await startServer({ dataDir, releasesDir: prepared.releases, demo: false });
  console.log('\nHow long people wait');
  try {
    const results = [
      await measureReaders(server),
      await measureLock(server, dataDir),
      await measureLostScripts(browser, demo.url),
    ];
    return results.every(Boolean);
  } finally {
    await server.stop();
  }
};
