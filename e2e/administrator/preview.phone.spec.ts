import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../fixtures/accessible';
import { expectNoSidewaysScrollIn } from '../fixtures/sidewaysScroll';
import { expect, test } from '../fixtures/test';
import { expectFoundAgain, previewNewUpdate, publishPreviewed } from './previewStory';

test('on a phone a text is previewed, published, and found again from its page', async ({ page, signIn }) => {
  const title = `The rain has come ${randomUUID().slice(0, 8)}`;
  await signIn(page);
  const { form, preview } = await previewNewUpdate(page, title);
  await expectNoSidewaysScrollIn(preview);
  await expectAccessible(page);
  for (const target of [
    preview.getByRole('button', { name: 'Close' }),
    preview.getByRole('link', { name: 'Open in a new tab' }),
  ]) {
    await expect(target).toBeInViewport({ ratio: 1 });
    expect((await target.boundingBox())?.height, 'room for a thumb').toBeGreaterThanOrEqual(44);
  }
  // Most of the window belongs to the page that is previewed.
  const [frame, around] = [await preview.locator('iframe').boundingBox(), await preview.boundingBox()];
  expect(frame?.height).toBeGreaterThan((around?.height ?? 0) / 2);
  await publishPreviewed(page, form, preview);
  await expectFoundAgain(page, title);
});
