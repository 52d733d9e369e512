import { expectAccessible } from '../fixtures/accessible';
import { pictureFile } from '../fixtures/listScreen';
import { expectNoSidewaysScroll } from '../fixtures/sidewaysScroll';
import { expect, test } from '../fixtures/test';
import { firstDay, RECORDS } from './newCharityStory';

// Like newCharity.spec.ts, it has a site of its own.
test.use({ content: 'none', settings: { DEMO_CONTENT: 'off' } });

test('on a phone a charity enters its name, its people, its logo and its first news, and visitors see them', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { main, signsIn, dashboard, progress, entersRecord, namesGroup, uploadsLogo, writesNews } = firstDay(page);
  await signsIn();
  await progress(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const record of RECORDS) await entersRecord(record);
  await namesGroup();
  await uploadsLogo(await pictureFile(page, 'reading.png'));
  await writesNews();
  await dashboard();
  await progress(9);
  await expectNoSidewaysScroll(page);

  await page.goto('/');
  await expect(page).toHaveTitle('Open Hands Zomba');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Open Hands Zomba' }).locator('img'),
  ).toBeInViewport();
  await expect(main).toContainText('First readers');
  await expect(main).toContainText('We have begun');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog').getByText('ABOUT', { exact: true }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'News & Updates' }).tap();
  await main
    .getByRole('link', { name: /We have begun/ })
    .first()
    .tap();
  await expect(main).toContainText('Twelve children came on the first day.');
});
