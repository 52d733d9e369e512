import { releaseAgain } from '../../federation/releasedAgain';
import { entryOf, remove } from '../../federation/releaseFiles';
import { visitorsWithErrors } from '../../federation/visitorsWithErrors';
import { expectAccessible } from '../../fixtures/accessible';
import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { liveVersions, OWN_RELEASES, putReleasesBack } from '../../fixtures/ownReleases';
import { expect, test } from '../../fixtures/test';
import { unrendered } from '../../fixtures/unrendered';
import { GO_BACK, LATER, part, question, success } from './releasesScreen';

test.use({
  ...OWN_RELEASES,
  allowedInConsole: /Failed to load|Federation Runtime|RUNTIME|could not be loaded|digest|preload/,
});
putReleasesBack();

test('a release browsers cannot load is counted, and rolled back by keyboard', async ({
  page,
  site,
  signIn,
}) => {
  const before = liveVersions(site);
  await releaseAgain(site, 'public-site', '9.0.0-broken', {
    says: LATER,
    files: async (folder) => remove(folder, await entryOf(folder)),
  });
  const visitor = await page.context().newPage();
  await visitor.setExtraHTTPHeaders(await unrendered(site));
  await visitor.goto('/news');
  await expect(
    visitor.getByRole('heading', { name: 'This part of the site is unavailable' }),
  ).toBeVisible();
  // The report is sent asynchronously.
  await expect.poll(() => visitorsWithErrors(site, 'public-site')).toBe(1);

  // From Settings the page opens signed in, and Back returns to the previous screen.
  await signIn(page);
  await page.goto('/admin/trash');
  await page.getByRole('link', { name: 'Releases' }).click();
  await expect(page).toHaveURL('/releases');
  await expect(part(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  await page.goto('/admin/releases');
  await expect(part(page)).toContainText('Problems reported');
  await expect(part(page)).toContainText(
    /1 visitor saw an error in \d+ page views? of the last 7 days/,
  );
  await expect(part(page)).toContainText('A file did not load');
  await expect(part(page).getByText('9.0.0-broken')).toBeHidden();
  await part(page).getByText('Technical details').click();
  await expect(part(page).getByText('Version: 9.0.0-broken', { exact: true })).toBeVisible();
  await expectResponsiveAndAccessible(page);

  await page.getByRole('button', { name: GO_BACK }).focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('Your content is not affected');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('button', { name: GO_BACK })).toBeFocused();
  expect(liveVersions(site)['public-site']).toBe('9.0.0-broken');

  await page.keyboard.press('Enter');
  // The safe button comes first, after the reason; the other one needs one more step.
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('No page opened.');
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(success(page)).toBeVisible();
  expect(liveVersions(site)).toEqual(before);
  await expect(page.getByText('No page opened.')).toBeVisible();
  await visitor.goto('/news');
  await expect(visitor.getByRole('heading', { name: 'News & Updates' })).toBeVisible();
  await visitor.close();
});
