import { randomUUID } from 'node:crypto';
import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { listScreen } from '../../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

// Playwright itself fetches the picture that the browser cannot show, which the page's CSP blocks.
test.use({ allowedInConsole: new RegExp(`${NETWORK_FAILURES.source}|Connecting to 'blob:`) });

/**
 * A photo of an iPhone (content-server/test/media/pictures/heic.test.ts), 320 × 240 pixels and
 * rotated by 90 degrees.
 */
const PHOTO = 'content-server/test/media/pictures/phone.heic';

test('a HEIC photo of an iPhone is chosen in a form and seen by visitors', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  const title = `The pump ${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/updates');
  await listScreen(page).add('Add New Update').click();
  const form = page.getByRole('dialog', { name: 'Add New Update' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Upload Image').setInputFiles(PHOTO);
  await expect(form.getByText('New: phone.heic')).toBeVisible();
  await expect(form.getByText('No preview: phone.heic')).toBeVisible();
  await expectResponsiveAndAccessible(page);
  await form.getByLabel('What does the picture show?').fill('Four colours');
  await form.getByRole('button', { name: 'Add Update' }).click();
  await expect(listScreen(page).success('Update item added successfully!')).toBeVisible();

  const { updates } = await site.getOk<{ updates: { _id: string }[] }>(
    `/content/updates?search=${encodeURIComponent(title)}`,
  );
  await page.goto(`/updates/${updates[0]?._id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const photo = page.getByRole('main').getByRole('img', { name: 'Four colours' });
  await expect(photo).toBeVisible();
  await expect(photo).toHaveAttribute('src', /-00240x00320-/);
  // Upright and decoded.
  await expect
    .poll(() =>
      photo.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth),
    )
    .toBe(true);
});
