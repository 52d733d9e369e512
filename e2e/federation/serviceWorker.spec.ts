import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFitForAll } from '../fixtures/fitForAll';
import { prepared } from '../fixtures/prepareOnce';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { received } from '../fixtures/visitorForm';
import { callsOf } from '../product/calls';
import { freshData } from '../product/prepared';
import { startServer, type RunningServer } from '../product/server';
import { releaseAgain } from './releasedAgain';

// A stopped server is in the console.
test.use({ allowedInConsole: NETWORK_FAILURES, ownReleases: true });

/** A site at one address whose server a test stops and starts. */
const stoppable = async (releasesDir: string) => {
  const dataDir = await freshData(prepared(), true);
  let port = '0';
  let server: RunningServer | undefined;
  const start = async (serviceWorker: 'on' | 'off' = 'on') => {
    server = await startServer({
      dataDir,
      releasesDir,
      demo: true,
      settings: { PORT: port, SERVICE_WORKER: serviceWorker },
    });
    ({ port } = new URL(server.url));
    return server.url;
  };
  const stop = async () => {
    await server?.stop();
    server = undefined;
  };
  const url = await start();
  return { url, start, stop, calls: callsOf(url) };
};

/** Addresses of the kept pages. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const keptNotice = (page: Page) => page.getByRole('status').filter({ hasText: 'This is the page as you read it on' });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('pages that were read can be read while the server is stopped, and others show the contact and bank details', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const { url, start, stop, calls } = await stoppable(site.releasesDir);
  try {
    const { phone } = await calls.read<{ phone: string }>('/content/contact-details');
    const { accountNumber } = await calls.read<{ accountNumber: string }>('/content/donation-details');
    await page.goto(`${url}/news`);
    await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/news', '/offline.html']));
    // Opened by the router, without a document.
    await footerLink(page, 'Our Mission').click();
    await expect.poll(() => kept(page)).toContain('/mission');
    await page.goto(`${url}/admin/login`);
    expect(await kept(page)).not.toContain('/admin/login');

    await stop();
    for (const [path, title] of [
      ['/news', 'News & Updates'],
      ['/mission', 'Our Mission'],
    ] as const) {
      await page.goto(url + path);
      await expect(heading(page, title)).toBeVisible();
      await expect(keptNotice(page)).toContainText('You are offline.');
    }
    const answer = await page.goto(`${url}/contact-us`);
    expect(answer?.status()).toBe(503);
    await expect(heading(page, 'You are offline')).toBeVisible();
    await expect(page.getByRole('link', { name: phone })).toBeVisible();
    await expect(page.getByText(accountNumber)).toBeVisible();

    await start();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(heading(page, 'Contact Us')).toBeVisible();
    await expect(keptNotice(page)).toHaveCount(0);
  } finally {
    await stop();
  }
});

test('while the server is stopped, pages in Chichewa, their notices and the details are in Chichewa', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const { url, start, stop } = await stoppable(site.releasesDir);
  const lang = page.locator('html');
  try {
    await page.goto(`${url}/ny/news`);
    await expect
      .poll(() => kept(page))
      .toEqual(expect.arrayContaining(['/ny/news', '/offline.html', '/offline.html?language=ny']));
    await stop();
    await page.goto(`${url}/ny/news`);
    await expect(heading(page, 'Nkhani Zatsopano')).toBeVisible();
    await expect(lang).toHaveAttribute('lang', 'ny');
    await expect(page.locator('#kept')).toHaveText(
      /^Mulibe intaneti\. Ili ndi tsamba monga munaliwerengera pa \d+ [A-Z][a-z]+ \d{4} nthawi ya \d\d:\d\d\.$/,
    );
    const answer = await page.goto(`${url}/ny/contact-us`);
    expect(answer?.status()).toBe(503);
    await expect(heading(page, 'Mulibe intaneti')).toBeVisible();
    await expect(lang).toHaveAttribute('lang', 'ny');
    await expect(page.getByRole('region', { name: 'Nambala za banki zoperekera mphatso' })).toBeVisible();
    await expectFitForAll(page);
    await page.goto(`${url}/contact-us`);
    await expect(heading(page, 'You are offline')).toBeVisible();

    await start();
    await page.goto(`${url}/ny/contact-us`);
    await expect(heading(page, 'Lumikizanani Nafe')).toBeVisible();
    await stop();
    const form = page.getByRole('main').locator('form');
    for (const [label, text] of Object.entries({ Dzina: 'Grace', 'Mutu wa uthenga': 'Moni', Uthenga: 'Zikomo' }))
      await form.getByLabel(label, { exact: true }).fill(text);
    await form.getByLabel('Imelo').fill('grace@example.org');
    await form.getByRole('button', { name: 'Tumizani Uthenga' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'Uthenga sunatumizidwe. Zikuoneka kuti mulibe intaneti. Zimene mwalemba zili bwino pano.',
    );
    await expect(form.getByRole('status').getByText('Zimene mwalemba zitumizidwa intaneti ikabwerera.')).toBeVisible();
    await expect(
      page.getByRole('status').getByText('Palibe intaneti. Zimene zikusowa zibwera intaneti ikabwerera.'),
    ).toBeVisible();
    await start();
    await expect(form.getByRole('status').getByText('Uthenga wanu watumizidwa bwino!')).toBeVisible();
  } finally {
    await stop();
  }
});

test('a message that is sent while the server is stopped arrives once when it is back', async ({ page, site }) => {
  test.setTimeout(180_000);
  const { url, start, stop, calls } = await stoppable(site.releasesDir);
  try {
    const subject = `Offline ${randomUUID()}`;
    await page.goto(`${url}/contact-us`);
    const form = page.getByRole('main').locator('form');
    for (const [label, text] of Object.entries({
      Name: 'Grace',
      Email: 'grace@example.org',
      Subject: subject,
      Message: 'Written without a connection',
    }))
      await form.getByLabel(label).fill(text);
    await stop();
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'Failed to send message. You seem to be offline. Your text is safe here.',
    );
    const notice = form.getByRole('status').getByText('Your text will be sent when you are back online.');
    await expect(notice).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('Written without a connection');

    await start();
    await expect(form.getByRole('status').getByText('Your message has been sent successfully!')).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('');
    await expect(notice).toHaveCount(0);
    expect(await received(calls, subject)).toMatchObject([{ message: 'Written without a connection' }]);
  } finally {
    await stop();
  }
});

test('a release and a rollback show on the next page view, and the server removes the worker and what it kept', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const { url, start, stop } = await stoppable(site.releasesDir);
  // On a busy machine the worker takes a slow answer for a lost connection, and shows what it kept.
  const live = async () => {
    await page.goto(`${url}/news`);
    return page.evaluate(() => {
      const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as { version?: string };
      return data.version;
    });
  };
  try {
    const first = await live();
    await expect.poll(() => kept(page)).toContain('/news');
    const rollBack = await releaseAgain(site.releasesDir, 'public-site', '9.0.0-again');
    await expect.poll(live).toBe('9.0.0-again');
    await rollBack();
    await expect.poll(live).toBe(first);

    await stop();
    await start('off');
    await page.goto(`${url}/news`);
    await expect.poll(() => kept(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await page.goto(`${url}/mission`);
    await expect(heading(page, 'Our Mission')).toBeVisible();
    expect(await kept(page)).toEqual([]);
  } finally {
    await stop();
  }
});
