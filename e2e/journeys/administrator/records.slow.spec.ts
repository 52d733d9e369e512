import { breakCall, holdCall } from '../../fixtures/brokenCall';
import { expectFitForAll } from '../../fixtures/fitForAll';
import { answer, listScreen, pictureFile } from '../../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

const NO_ADDRESS = /must be a valid URL/;
const WRONG: Record<string, [value: string, words: RegExp]> = {
  Email: ['hello', /Please enter a valid email address\./],
  Facebook: ['facebook', NO_ADDRESS],
  Twitter: ['javascript:alert(1)', NO_ADDRESS],
  'Press Mail': ['press', /Please enter a valid email address\./],
};
const TYPED: Record<string, string> = {
  Phone: '+265 1 000 123',
  Email: 'office@example.org',
  Address: 'Plot 7, Dedza',
  Facebook: 'https://example.org/facebook',
  Instagram: '',
  LinkedIn: '',
  Twitter: '',
  'Press Contact': 'Head of Communications',
  'Press Mail': 'press@example.org',
  'Press Number': '+265 1 000 124',
};

test('the contact details: load, delete, validate, add', async ({ page, site }) => {
  const CALL = '/content/contact-details';
  const QUESTION = 'Are you sure you want to delete all contact details?';
  const { success, failure, heading } = listScreen(page);
  const main = page.getByRole('main');
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const before = await site.read(CALL);

  let mend = await breakCall(page, CALL);
  await page.goto('/admin/contact-details');
  await expect(heading).toHaveText('Manage Contact Details');
  await expect(main.getByText('Failed to fetch contact details.', { exact: true })).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await mend();
  await button('Try again').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Current Contact Details' })).toBeVisible();
  for (const label of ['Phone', 'Email', 'Address']) await expect(field(label)).toHaveValue(/\S/);

  mend = await breakCall(page, CALL, 'refused', 'DELETE');
  await button('Delete').click();
  await answer(page, QUESTION, 'Delete');
  await expect(failure('Failed to delete contact details.')).toHaveText(
    'Failed to delete contact details. Out of order.',
  );
  await mend();
  await button('Delete').click();
  await answer(page, QUESTION, 'Cancel');
  await expect(button('Delete')).toBeFocused();
  expect(await site.read(CALL)).toEqual(before);
  await button('Delete').click();
  await answer(page, QUESTION, 'Delete');
  await expect(success('Contact details removed successfully!')).toBeVisible();
  await expect(main.getByText('No contact details yet.')).toBeVisible();
  for (const label of Object.keys(TYPED)) await expect(field(label)).toHaveValue('');
  expect(await site.read(CALL)).toBeNull();

  await button('Add Contact Details').click();
  for (const label of ['Phone', 'Email', 'Address']) {
    await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(label)).toHaveAccessibleDescription(new RegExp(`${label} is required\\.`));
  }
  await expect(field('Phone')).toBeFocused();
  await expectFitForAll(page);
  for (const [label, [value]] of Object.entries(WRONG)) await field(label).fill(value);
  for (const [label, [, words]] of Object.entries(WRONG)) {
    await expect(field(label)).toHaveAccessibleDescription(words);
  }

  for (const [label, value] of Object.entries(TYPED)) await field(label).fill(value);
  mend = await breakCall(page, CALL, 'refused', 'PUT');
  await button('Add Contact Details').click();
  await expect(failure('Failed to save contact details.')).toHaveText('Failed to save contact details. Out of order.');
  for (const [label, value] of Object.entries(TYPED)) await expect(field(label)).toHaveValue(value);
  await mend();
  const letGo = await holdCall(page, CALL, 'PUT');
  await button('Add Contact Details').click();
  await expect(button('Saving...')).toBeDisabled();
  letGo();
  await expect(success('Contact details saved successfully!')).toBeVisible();
  await expect(failure('Failed to save contact details.')).toHaveCount(0);
  await expect(button('Update Contact Details')).toBeVisible();

  // The saved values survive a reload, and no unsaved text is offered.
  await page.reload();
  for (const [label, value] of Object.entries(TYPED)) await expect(field(label)).toHaveValue(value);
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0);
  await site.keep('PUT', CALL, before);
});

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

test('the hero of a selected page is deleted and added', async ({ page, site }) => {
  const CALL = '/content/page-hero/mission';
  const QUESTION = 'Are you sure you want to delete the hero image for Mission Page?';
  const { success, failure, heading } = listScreen(page);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const before = await site.read(CALL);
  await page.goto('/admin/page-heroes');
  await expect(heading).toHaveText('Manage Page Heroes');
  const picture = await pictureFile(page, 'hero.png');
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
  await button('Try again').click();
  mend = await breakCall(page, CALL, 'refused', 'DELETE');
  await button('Delete').click();
  await answer(page, QUESTION, 'Delete');
  await expect(failure('Failed to delete page hero. Out of order.')).toBeVisible();
  await mend();
  await button('Delete').click();
  await answer(page, QUESTION, 'Delete');
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
  await page.goto('/mission');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why we are here');
  await site.keep('PUT', '/content/page-hero', before);
});
