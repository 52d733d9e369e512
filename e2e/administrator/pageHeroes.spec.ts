import { expectFitForAll } from '../fixtures/fitForAll';
import { breakCall } from '../fixtures/brokenCall';
import { answer, listScreen, pictureFile } from '../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

/** The pages that can have a hero, in the order of the selector (docs/product.md 5.9). */
const PAGES = {
  about: 'About Page',
  'who-we-serve': 'Who We Serve Page',
  'case-studies': 'Case Studies Page',
  updates: 'News/Updates Page',
  events: 'Events Page',
  'use-cases': 'Use Cases Page',
  'contact-us': 'Contact Us Page',
  donation: 'Donation Page',
  mission: 'Mission Page',
  'get-involved': 'Get Involved Page',
  projects: 'Projects Page',
};
const CALL = '/content/page-hero/mission';

let before: unknown;
test.beforeEach(async ({ site }) => {
  before = await site.read(CALL);
});
// Other tests use the original heroes.
test.afterEach(async ({ site }) => {
  await site.keep('PUT', '/content/page-hero', before);
});

test('the hero of a selected page is deleted, added and changed', async ({ page, site, signIn }) => {
  const { success, failure, heading } = listScreen(page);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const picture = await pictureFile(page, 'hero.png');
  await signIn(page);
  await page.goto('/admin/page-heroes');
  await expect(heading).toHaveText('Manage Page Heroes');
  const chosen = main.getByLabel('Page', { exact: true });
  await expect(chosen.getByRole('option')).toHaveText(Object.values(PAGES));
  for (const [key, label] of Object.entries(PAGES)) {
    await chosen.selectOption(label);
    await expect(page.getByRole('heading', { level: 2, name: label, exact: true })).toBeVisible();
    const { title } = await site.read<{ title: string }>(`/content/page-hero/${key}`);
    await expect(main.getByText(title, { exact: true }).last()).toBeVisible();
  }

  let mend = await breakCall(page, CALL);
  await page.reload();
  await chosen.selectOption('Mission Page');
  await expect(failure('Failed to fetch hero image for Mission Page.')).toBeVisible();
  await mend();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(button('Edit')).toBeVisible();

  const question = 'Are you sure you want to delete the hero image for Mission Page?';
  mend = await breakCall(page, CALL, 'refused', 'DELETE');
  await button('Delete').click();
  await answer(page, question, 'Delete');
  await expect(failure('Failed to delete page hero. Out of order.')).toBeVisible();
  await mend();
  await button('Delete').click();
  await answer(page, question, 'Cancel');
  expect(await site.read(CALL)).toEqual(before);
  await button('Delete').click();
  await answer(page, question, 'Delete');
  await expect(success('Hero image for Mission Page deleted successfully!')).toBeVisible();
  await expect(button('Delete')).toHaveCount(0);
  expect(await site.read(CALL)).toBeNull();

  await button('Add').click();
  const adding = page.getByRole('dialog', { name: 'Add Hero for Mission Page' });
  const save = adding.getByRole('button', { name: 'Add Hero', exact: true });
  await save.click();
  await expect(adding.getByLabel('Title')).toHaveAccessibleDescription(/Title is required\./);
  await expect(adding.getByLabel('Upload Image')).toHaveAccessibleDescription(
    /Please select an image file or ensure a current image URL exists\./,
  );
  await expect(adding.getByLabel('Title')).toBeFocused();
  await expectFitForAll(page);
  await adding.getByLabel('Title').fill('Why we are here');
  await adding.getByLabel('Upload Image').setInputFiles(picture);
  mend = await breakCall(page, '/content/page-hero', 'refused', 'PUT');
  await save.click();
  await expect(adding.getByRole('alert')).toHaveText('Failed to save page hero. Out of order.');
  await expect(adding.getByLabel('Title')).toHaveValue('Why we are here');
  await mend();
  await save.click();
  await expect(success('Hero image for Mission Page saved successfully!')).toBeVisible();
  await expect(adding).toHaveCount(0);

  await button('Edit').click();
  const editing = page.getByRole('dialog', { name: 'Edit Hero for Mission Page' });
  await expect(editing.getByLabel('Title')).toHaveValue('Why we are here');
  await expect(editing.getByText('Current image will be used if no new file is selected.')).toBeVisible();
  await editing.getByLabel('Title').fill('Why we are still here');
  await editing.getByRole('button', { name: 'Update Hero', exact: true }).click();
  await expect(editing).toHaveCount(0);
  await expect(button('Edit')).toBeFocused();
  await page.goto('/mission');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why we are still here');
});
