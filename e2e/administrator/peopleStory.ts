import type { Browser, Page } from '@playwright/test';
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
