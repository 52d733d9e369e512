import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { startedPages } from '../fixtures/startedPages';
import { expect } from '../fixtures/test';

/** A page of another person's browser. */
export const otherBrowser = async (browser: Browser, baseURL: string): Promise<Page> =>
  startedPages(await (await browser.newContext({ baseURL })).newPage());

/** Invites a person, on the screen People. @returns the link that is shown */
export const invite = async (page: Page, email: string): Promise<string> => {
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('Email').fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make the invitation' }).click();
  await expect(page.getByRole('heading', { name: `Invitation for ${email}` })).toBeInViewport();
  return (await page.getByText(/\/admin\/invitation#/).textContent()) ?? '';
};

/** Opens the link of an invitation that can be accepted. */
export const openInvitation = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await expect(page.getByLabel('Name')).toBeFocused();
};

/** Accepts the open invitation. */
export const accept = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('three-other-words');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`, ${name}$`));
};

/** Ends the access of a person, on the screen People. */
export const endAccess = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `End access of ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`End the access of ${name}?`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'End access' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${name} has no access any more.` })).toBeInViewport();
};

const openUpdate = async (page: Page, title: string): Promise<Locator> => {
  await page.goto(`/admin/updates?search=${encodeURIComponent(title)}`);
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name: 'Edit Update' });
};

/**
 * Two people change the title of the same update at once. The second one is told, and keeps what they wrote.
 * @returns the form of the second person, which is open
 */
export const changeAtOnce = async (
  { first, second }: { first: Page; second: Page },
  { title, byFirst, bySecond }: { title: string; byFirst: string; bySecond: string },
): Promise<Locator> => {
  const [ofFirst, ofSecond] = [await openUpdate(first, title), await openUpdate(second, title)];
  await ofFirst.getByLabel('Title').fill(byFirst);
  await ofSecond.getByLabel('Title').fill(bySecond);
  await ofFirst.getByRole('button', { name: 'Save Update' }).click();
  await expect(first.getByText('Update item updated successfully!')).toBeInViewport();
  await ofSecond.getByRole('button', { name: 'Save Update' }).click();
  await expect(ofSecond.getByRole('button', { name: 'See their version' })).toBeInViewport({ ratio: 1 });
  await expect(ofSecond.getByLabel('Title')).toHaveValue(bySecond);
  return ofSecond;
};
