import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../fixtures/accessible';
import { listScreen } from '../fixtures/listScreen';
import { expectNoSidewaysScrollIn } from '../fixtures/sidewaysScroll';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { trashStory } from './trashStory';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('on a phone an update is compared with its earlier version, restored, deleted and gone for good', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Rain ${randomUUID().slice(0, 8)}`;
  const first = { title, date: '2026-10-01', description: '<p>The rain has come to Salima.</p>' };
  const { _id } = await site.keep<{ _id: string }>('POST', '/content/updates', first);
  const later = { ...first, description: `<p>The rain has come to Salima. ${'Families plant maize. '.repeat(20)}</p>` };
  await site.keep('PUT', `/content/updates/${_id}`, later);
  await signIn(page);
  const screen = listScreen(page);
  await page.goto(`/admin/updates?search=${encodeURIComponent(title)}`);
  await screen.edit(title).tap();
  await page.getByRole('dialog', { name: 'Edit Update' }).getByRole('button', { name: 'Earlier versions' }).tap();

  const versions = page.getByRole('dialog', { name: 'Earlier versions' });
  await expect(versions.getByRole('insertion').first()).toContainText('Families plant maize.');
  await expectNoSidewaysScrollIn(versions);
  await expectAccessible(page);
  const restore = versions.getByRole('button', { name: 'Restore this version' });
  await expect(restore).toBeInViewport({ ratio: 1 });
  await restore.tap();
  await expect(page.getByText(/^The version of .* was restored\.$/)).toBeInViewport();
  const { description } = await site.read<{ description: string }>(`/content/updates/${_id}`);
  expect(description).toBe(first.description);
  await trashStory(page, site, { _id, title });
});
