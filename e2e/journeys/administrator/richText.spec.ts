import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible';
import { listScreen } from '../../fixtures/listScreen';
import { expect, test } from '../../fixtures/test';

// The fixture's sign-in also runs in the video's frame, which has no access to storage.
test.use({ allowedInConsole: /'sessionStorage'/ });

const LINES = Array.from({ length: 60 }, (_line, number) => `Line ${number + 1}`);
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/**
 * Scroll position of the dialog: the editor grows with the text, so that the toolbar can stay in
 * view.
 */
const scrolled = (text: Locator) =>
  text.evaluate((element) => element.closest('.MuiDialogContent-root')?.scrollTop ?? 0);

test('visitors see a link, a video and a picture where the cursor was', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Many lines ${randomUUID().slice(0, 8)}`;
  await signIn(page);
  await page.goto('/admin/updates');
  await listScreen(page).add('Add New Update').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Update' });
  await dialog.getByLabel('Title').fill(title);
  const text = dialog.getByRole('textbox', { name: 'Description' });
  await text.fill(LINES.join('\n'));
  await text.getByText('Line 40', { exact: true }).click({ clickCount: 3 });
  const before = await scrolled(text);
  expect(before).toBeGreaterThan(200);
  await expect(dialog.getByRole('button', { name: 'Bold' })).toBeInViewport({ ratio: 1 });

  // Keyboard navigation in the toolbar does not scroll the text.
  for (const key of ['Shift+Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Tab']) {
    await page.keyboard.press(key);
    expect(await scrolled(text), key).toBe(before);
  }
  await expect(text).toBeFocused();

  const place = await dialog.getByRole('button', { name: 'Link' }).boundingBox();
  await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
  const link = page.getByRole('dialog', { name: 'Insert a link' });
  await link.getByLabel('Web address').fill('https://example.org');
  await link.getByRole('button', { name: 'Insert' }).click();
  await expect(text.getByRole('link', { name: 'Line 40' })).toBeInViewport();
  await expect(text).toBeFocused();
  expect(await scrolled(text)).toBe(before);
  expect((await page.evaluate(() => getSelection()?.toString()))?.trim()).toBe('Line 40');

  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Video' }).click();
  const video = page.getByRole('dialog', { name: 'Insert a video' });
  await expect(video.getByLabel('Video address')).toHaveAccessibleDescription(
    'Paste a YouTube or Vimeo link.',
  );
  await video.getByLabel('Video address').fill('https://youtu.be/abcdefghijk');
  await video.getByRole('button', { name: 'Insert' }).click();
  await expect(text).toBeFocused();
  expect(await scrolled(text)).toBeGreaterThanOrEqual(before);

  const withVideo = await scrolled(text);
  await dialog
    .getByLabel('Picture for the text')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: DOT });
  const picture = page.getByRole('dialog', { name: 'Insert a picture' });
  await picture.getByLabel('What does the picture show?').fill('A dot');
  await expectAccessible(page);
  await picture.getByRole('button', { name: 'Insert' }).click();
  await expect(text.getByRole('img', { name: 'A dot' })).toBeAttached();
  await expect(text).toBeFocused();
  expect(await scrolled(text)).toBeGreaterThanOrEqual(withVideo);
  // New text is typed after the inserted image, after line 40.
  await page.keyboard.type('Typed on');
  const order = await text.evaluate((element) => element.textContent ?? '');
  expect(order.indexOf('Typed on')).toBeGreaterThan(order.indexOf('Line 40'));
  expect(order.indexOf('Typed on')).toBeLessThan(order.indexOf('Line 42'));

  await dialog.getByRole('button', { name: 'Add Update', exact: true }).click();
  await expect(listScreen(page).success('Update item added successfully!')).toBeVisible();
  const { updates } = await site.getOk<{ updates: { _id: string }[] }>(
    `/content/updates?search=${title}`,
  );
  await page.goto(`/updates/${updates[0]?._id}`);
  await expect(page.getByRole('img', { name: 'A dot' })).toBeAttached();
  await expect(page.getByRole('main').getByRole('link', { name: 'Line 40' })).toHaveAttribute(
    'href',
    'https://example.org',
  );
});
