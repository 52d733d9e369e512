import { randomUUID } from 'node:crypto';
import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { listScreen } from '../../fixtures/listScreen';
import { expect, test } from '../../fixtures/test';

test('an update is compared with its earlier version, and its history survives deletion', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Rain ${randomUUID().slice(0, 8)}`;
  const draft = { title, date: '2026-10-01' };
  const { _id } = await site.sendOk<{ _id: string }>('POST', '/content/updates', draft);
  await site.sendOk('PUT', `/content/updates/${_id}`, {
    ...draft,
    title: `${title} and a second one`,
  });
  await signIn(page);
  await page.goto(`/admin/updates?search=${title}`);
  await listScreen(page).edit(title).click();
  await page.getByRole('button', { name: 'Earlier versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Earlier versions' });
  await expect(versions.getByRole('insertion')).toHaveText(/ and a second one$/);
  await expectResponsiveAndAccessible(page);

  await site.sendOk('DELETE', `/content/updates/${_id}`);
  const { body } = await site.send<{ items: { _id: string }[] }>('GET', '/trash?limit=1', {
    as: 'administrator',
  });
  await site.sendOk('DELETE', `/trash/${body.items[0]?._id}`);
  await page.goto('/admin/history');
  // The history no longer shows the name of an item that was deleted for good.
  await expect(page.getByRole('region', { name: 'Changes' }).getByRole('listitem')).toContainText([
    'deleted an update for good.',
    'deleted an update.',
    'changed an update.',
    'added an update.',
  ]);
  await expect(page.getByText(title)).toHaveCount(0);
  await expectResponsiveAndAccessible(page);
});
