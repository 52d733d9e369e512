import { answer, listScreen, pictureFile } from '../fixtures/listScreen';
import { expect, test } from '../fixtures/test';

test('a partner is added, shown on the home page, changed and deleted', async ({ page, signIn }) => {
  const screen = listScreen(page);
  await signIn(page);
  await page.goto('/admin/partners');
  await expect(screen.heading).toHaveText('Manage Partners');
  const logo = await pictureFile(page, 'logo.png');

  await screen.add('Add New Partner').click();
  const adding = page.getByRole('dialog', { name: 'Add New Partner' });
  await adding.getByRole('button', { name: 'Add Partner', exact: true }).click();
  await expect(adding.getByLabel('Name')).toHaveAccessibleDescription(/Name is required\./);
  await expect(adding.getByLabel('Upload Logo')).toHaveAccessibleDescription(/Please select a logo image file\./);
  await adding.getByLabel('Name').fill('Kachere Seeds');
  await adding.getByLabel('Order').fill('1.5');
  await adding.getByLabel('Upload Logo').setInputFiles(logo);
  await adding.getByRole('button', { name: 'Add Partner', exact: true }).click();
  await expect(adding.getByLabel('Order')).toHaveAccessibleDescription(/Order must be a whole number\./);
  await adding.getByLabel('Order').fill('7');
  await adding.getByRole('button', { name: 'Add Partner', exact: true }).click();
  await expect(screen.success('Partner added successfully!')).toBeVisible();

  await screen.search('Search by name...').fill('Kachere');
  await expect(screen.cards).toHaveCount(1);
  await expect(screen.card('Kachere Seeds')).toContainText('Order: 7');
  await screen.edit('Kachere Seeds').click();
  const editing = page.getByRole('dialog', { name: 'Edit Partner' });
  await editing.getByLabel('Name').fill('Kachere Seed Bank');
  await editing.getByRole('button', { name: 'Update Partner', exact: true }).click();
  await expect(screen.success('Partner updated successfully!')).toBeVisible();

  await page.goto('/');
  await expect(
    page.getByRole('region', { name: 'Our Partners' }).getByRole('img', { name: 'Kachere Seed Bank' }),
  ).toBeAttached();

  await page.goto('/admin/partners?search=Kachere');
  await screen.remove('Kachere Seed Bank').click();
  await answer(page, 'Are you sure you want to delete this partner?', 'Delete');
  await expect(screen.success('Partner deleted successfully!')).toBeVisible();
  await expect(page.getByText('No partners found.')).toBeVisible();
});

test('deleting the last partner of the last page steps back one page', async ({ page, site, signIn }) => {
  const { totalItems, partners } = await site.read<{ totalItems: number; partners: { logo: string }[] }>(
    '/content/partners',
  );
  // Fill up to one item on a third page or a later one; the highest order comes last.
  const wanted = Math.max(21, Math.ceil((totalItems - 1) / 10) * 10 + 1);
  const missing = wanted - totalItems;
  for (let item = 0; item < missing; item += 1) {
    await site.keep('POST', '/content/partners', {
      name: `Last in line ${item}`,
      logo: partners[0]?.logo,
      order: 900_000 + item,
    });
  }
  const pages = Math.ceil(wanted / 10);
  const screen = listScreen(page);
  await signIn(page);
  await page.goto(`/admin/partners?page=${pages}`);
  await expect(screen.cards).toHaveCount(1);
  await screen.cards
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await answer(page, 'Are you sure you want to delete this partner?', 'Delete');
  await expect(screen.page(pages - 1, pages - 1)).toBeVisible();
  await expect(screen.cards).toHaveCount(10);
});
