import type { Page } from '@playwright/test';
import { expectFitForAll } from '../fixtures/fitForAll';
import { OWN_RELEASES } from '../fixtures/ownReleases';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { kept, startStoppable } from './stoppableSite';

// A stopped server is in the console.
test.use({ ...OWN_RELEASES, allowedInConsole: NETWORK_FAILURES });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('while the server is stopped, pages in Chichewa, their notices and the details are in Chichewa', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const { url, start, stop } = await startStoppable(site.releasesDir);
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
