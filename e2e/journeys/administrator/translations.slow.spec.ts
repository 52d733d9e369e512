import { randomUUID } from 'node:crypto';
import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { listScreen } from '../../fixtures/listScreen';
import { expect, test, type Site } from '../../fixtures/test';

const idOf = async (site: Site, word: string): Promise<string> => {
  const { updates } = await site.getOk<{ updates: { _id: string }[] }>(
    `/content/updates?search=${word}`,
  );
  return String(updates[0]?._id);
};

test('a news item is translated into Chichewa next to its English text, in two sessions', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  const word = `Chitsime${randomUUID().slice(0, 8)}`;
  const [english, chichewa] = [`A well, ${word}`, `Madzi a ${word}`];
  const { slug } = await site.sendOk<{ slug: string }>('POST', '/content/updates?drafts=true', {
    title: english,
    date: '2026-10-01',
    description: '<p>Water flows.</p>',
  });
  const { card, edit } = listScreen(page);
  const dialog = page.getByRole('dialog', { name: 'Edit Update' });
  const translation = page.getByRole('dialog', { name: `Chichewa: ${english}` });
  const open = async (button: string) => {
    await page.goto(`/admin/updates?search=${word}`);
    await edit(word).click();
    await dialog.getByRole('button', { name: button }).click();
    await expect(translation).toBeVisible();
  };

  await open('Translate into Chichewa');
  await expect(translation.getByText(english, { exact: true })).toBeVisible();
  await expect(translation.getByRole('region', { name: 'Description in English' })).toHaveText(
    'Water flows.',
  );
  await translation.getByLabel('Title in Chichewa').fill('Madzi');
  await page.goto('/admin');
  await open('Translate into Chichewa');
  await expect(translation.getByText('You have unsaved changes from')).toBeVisible();
  await translation.getByRole('button', { name: 'Restore' }).click();
  await expect(translation.getByLabel('Title in Chichewa')).toHaveValue('Madzi');
  await translation.getByLabel('Title in Chichewa').fill(chichewa);
  await expectResponsiveAndAccessible(page);
  await translation.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  const shown = preview.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: chichewa })).toBeVisible();
  await expect(shown.locator('html')).toHaveAttribute('lang', 'ny');
  await expect(shown.getByText('Water flows.')).toBeVisible();
  await expectResponsiveAndAccessible(page);
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(translation.getByLabel('Title in Chichewa')).toHaveValue(chichewa);
  await translation.getByRole('button', { name: 'Save Chichewa' }).click();
  await expect(dialog.getByText('Chichewa saved.')).toBeVisible();
  await expect(dialog.getByText('Chichewa: not finished')).toBeVisible();
  await expectResponsiveAndAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(card(word)).toContainText('Chichewa: not finished');

  await page.goto(`/ny/updates/${slug}`);
  const article = page.getByRole('article');
  const note = article.getByText('Zina mwa izi sizinamasuliridwebe, ndipo zili mu Chingelezi.');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(chichewa);
  await expect(note).toBeVisible();
  await expect(article.locator('[lang=en]')).toHaveText('Water flows.');
  await expectResponsiveAndAccessible(page);

  await site.sendOk('PUT', `/content/updates/${await idOf(site, word)}`, {
    title: english,
    date: '2026-10-01',
    description: '<p>Clean water flows.</p>',
  });
  await open('Edit Chichewa');
  await translation
    .getByRole('textbox', { name: 'Description in Chichewa' })
    .fill('Madzi abwino akutuluka.');
  await translation.getByRole('button', { name: 'Save Chichewa' }).click();
  await expect(dialog.getByText('Chichewa: translated')).toBeVisible();
  await page.goto(`/ny/updates/${slug}`);
  await expect(article).toContainText('Madzi abwino akutuluka.');
  await expect(note).toHaveCount(0);
  await page.goto(`/updates/${slug}`);
  await expect(article).toContainText('Clean water flows.');

  await site.sendOk('PUT', `/content/updates/${await idOf(site, word)}`, {
    title: english,
    date: '2026-10-01',
    description: '<p>Clean water flows again.</p>',
  });
  await page.goto(`/admin/updates?search=${word}`);
  await expect(card(word)).toContainText('Chichewa: the English has changed since');
  await open('Edit Chichewa');
  await translation.getByRole('button', { name: 'What changed?' }).click();
  await expect(translation.getByRole('insertion')).toHaveText('added:  again');
  await expectResponsiveAndAccessible(page);
  await translation.getByRole('button', { name: 'Save Chichewa' }).click();
  await expect(dialog.getByText('Chichewa: translated')).toBeVisible();
});
