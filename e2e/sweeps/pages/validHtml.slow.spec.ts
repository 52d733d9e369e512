import { bookedPlace, eventWithPlaces } from '../../fixtures/bookedPlace';
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../../fixtures/test';
import {
  ADMIN_SCREENS,
  addressOf,
  POSTER,
  PUBLIC_SCREENS,
  VISITOR_SCREENS,
  type Screen,
} from '../../fixtures/product/screens';
import { waitUntilSettled } from '../../fixtures/product/settled';

// Uses the W3C's Nu Html Checker. Chromium logs the 404 of the not-found page's own URL.
test.use({ allowedInConsole: /status of 404 \(Not Found\)/ });

const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

const hasJava = (): boolean => {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    console.log('Java is not installed, so the HTML of the pages is not checked.');
    return false;
  }
};

interface Finding {
  url: string;
  type: 'error' | 'info';
  message: string;
  extract?: string;
}

/**
 * True for errors and redundant roles. The checker does not know all of CSS: `@container`, view
 * transitions.
 */
const isFault = ({ type, message }: Finding): boolean =>
  (type === 'error' && !message.startsWith('CSS: ')) ||
  /^The “\w+” role is unnecessary/.test(message);

/** Findings of the checker in pages, by page name. */
const faultsOf = async (pages: Readonly<Record<string, string>>): Promise<string[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'html-'));
  try {
    for (const [name, html] of Object.entries(pages))
      await writeFile(path.join(folder, `${name}.html`), html);
    const args = ['-jar', CHECKER, '--format', 'json', '--exit-zero-always', '--stdout', folder];
    const { stdout } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 });
    const { messages } = JSON.parse(stdout) as { messages: Finding[] };
    return [
      ...new Set(
        messages
          .filter(isFault)
          .map(({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract ?? ''}`),
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

test('the HTML of every public page and of every form response is valid', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  if (!hasJava()) return;
  const pages: Record<string, string> = {};
  const paths = new Map<Screen, string>();
  for (const screen of [...VISITOR_SCREENS, POSTER]) {
    const address = await addressOf(screen, site.getOk);
    paths.set(screen, address);
    for (const language of ['', '/ny'])
      pages[`${screen.name}${language.replace('/', '-')}`] = await (
        await page.request.get(language + address)
      ).text();
  }
  const update = [...paths].find(([{ name }]) => name === 'update')?.[1] ?? '';
  for (const [form, address] of [
    ['contact', '/contact-us'],
    ['involved', '/get-involved'],
    ['comment', update],
  ] as const) {
    const sent = {
      name: 'Grace',
      email: 'grace@example.org',
      subject: 'A <b> & c',
      message: 'Hello',
    };
    const comment = { guestName: 'Grace', guestEmail: 'grace@example.org', commentText: 'Hello' };
    for (const [kind, fields] of [
      ['refused', {}],
      ['sent', { ...sent, ...comment }],
    ] as const) {
      const response = await page.request.post(address, { form: { form, ...fields } });
      pages[`${form}-${kind}`] = await response.text();
    }
  }
  const { path: review } = await site.sendOk<{ path: string }>('POST', '/texts/ny/links', {
    name: 'Grace',
  });
  pages['text-review'] = await (await page.request.get(review)).text();
  const link = await bookedPlace(site);
  pages.place = await (await page.request.get(link)).text();
  const { path: event } = await eventWithPlaces(site);
  pages['event-with-places'] = await (await page.request.get(event)).text();
  expect(await faultsOf(pages)).toEqual([]);
});

test('the HTML of every page of the admin area is valid', async ({ page, site, signIn }) => {
  test.setTimeout(600_000);
  if (!hasJava()) return;
  const pages: Record<string, string> = {};
  const keep = async (screen: Screen) => {
    await page.goto(await addressOf(screen, site.getOk));
    await waitUntilSettled(page);
    pages[screen.name] = await page.content();
  };
  for (const screen of PUBLIC_SCREENS) if (!VISITOR_SCREENS.includes(screen)) await keep(screen);
  await signIn(page);
  for (const screen of ADMIN_SCREENS) await keep(screen);
  expect(await faultsOf(pages)).toEqual([]);
});
