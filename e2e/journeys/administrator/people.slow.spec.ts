import type { Browser, Locator, Page } from '@playwright/test';
import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { hydratedPages } from '../../fixtures/hydratedPages';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

test.use({
  content: 'none',
  // A unique setting gives this spec its own site: other specs need an empty one.
  settings: { SITE_NAME: 'A charity with editors' },
  allowedInConsole: NETWORK_FAILURES,
});

/** A page in another person's browser. */
const otherBrowser = async (browser: Browser, baseURL: string): Promise<Page> =>
  hydratedPages(await (await browser.newContext({ baseURL })).newPage());

/** Invites a person on the People screen. @returns the displayed link */
const invite = async (page: Page, email: string): Promise<string> => {
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('Email').fill(email);
  await expectResponsiveAndAccessible(page);
  await dialog.getByRole('button', { name: 'Create invitation' }).click();
  await expect(page.getByRole('heading', { name: `Invitation for ${email}` })).toBeInViewport();
  return (await page.getByText(/\/admin\/invitation#/).textContent()) ?? '';
};

/** Opens the link of a valid invitation. */
const openInvitation = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await expect(page.getByLabel('Name')).toBeFocused();
};

/** Accepts the open invitation. */
const accept = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('three-other-words');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`, ${name}$`));
};

/** Ends the access of a person on the People screen. */
const endAccess = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `End access of ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`End the access of ${name}?`);
  await expectResponsiveAndAccessible(page);
  await question.getByRole('button', { name: 'End access' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `${name} no longer has access.` }),
  ).toBeInViewport();
};

const openUpdate = async (page: Page, title: string): Promise<Locator> => {
  await page.goto(`/admin/updates?search=${encodeURIComponent(title)}`);
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name: 'Edit Update' });
};

/**
 * Two people change the title of the same update concurrently. The second one gets a message and
 * keeps their text.
 * @returns the open form of the second person
 */
const changeAtOnce = async (
  { first, second }: { first: Page; second: Page },
  { title, byFirst, bySecond }: { title: string; byFirst: string; bySecond: string },
): Promise<Locator> => {
  const [ofFirst, ofSecond] = [await openUpdate(first, title), await openUpdate(second, title)];
  await ofFirst.getByLabel('Title').fill(byFirst);
  await ofSecond.getByLabel('Title').fill(bySecond);
  await ofFirst.getByRole('button', { name: 'Save Update' }).click();
  await expect(first.getByText('Update item updated successfully!')).toBeInViewport();
  await ofSecond.getByRole('button', { name: 'Save Update' }).click();
  await expect(ofSecond.getByRole('button', { name: 'See their version' })).toBeInViewport({
    ratio: 1,
  });
  await expect(ofSecond.getByLabel('Title')).toHaveValue(bySecond);
  return ofSecond;
};

test('an administrator and two editors work at once, one loses her access', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  await site.sendOk('POST', '/content/updates', { title: 'A new well', date: '2026-11-20' });
  await signIn(page);
  await page.goto('/admin/people');
  await expectResponsiveAndAccessible(page);
  const [ruth, grace] = [
    await otherBrowser(browser, site.url),
    await otherBrowser(browser, site.url),
  ];
  const link = await invite(page, 'ruth@example.org');
  await openInvitation(ruth, link);
  await expectResponsiveAndAccessible(ruth);
  await accept(ruth, 'Ruth');
  await grace.goto(link);
  await expect(grace.getByRole('alert')).toHaveText(
    'This invitation was used, withdrawn or has ended. Please ask for a new one.',
  );
  await openInvitation(grace, await invite(page, 'grace@example.org'));
  await accept(grace, 'Grace');

  // Two editors change the same item; the second one gets a message.
  const ofGrace = await changeAtOnce(
    { first: ruth, second: grace },
    { title: 'A new well', byFirst: 'A new well in Salima', bySecond: 'A deep well' },
  );
  await page.goto('/admin/updates');
  await expect(page.getByRole('article', { name: 'A new well in Salima' })).toContainText(
    /Changed by Ruth .+ ago/,
  );

  // Both versions are shown for the decision.
  await ofGrace.getByRole('button', { name: 'See their version' }).click();
  const both = ofGrace.getByRole('region', { name: 'Their version and yours' });
  await expect(both.getByRole('group', { name: 'Theirs' })).toHaveText(/in Salima$/);
  await expectResponsiveAndAccessible(grace);
  // Nothing covers the fields.
  for (const label of ['Title', 'Date']) await ofGrace.getByLabel(label).click({ trial: true });

  // The access of one ends while she is writing.
  await page.goto('/admin/people');
  await endAccess(page, 'Grace');
  await grace.getByRole('button', { name: 'Keep my version' }).click();
  await expect(grace.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();
  await grace
    .getByRole('dialog', { name: 'Please log in again' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(ofGrace.getByRole('alert')).toContainText('Your access to this site has ended.');
  await expect(ofGrace.getByLabel('Title')).toHaveValue('A deep well');
  const { updates } = await site.getOk<{ updates: { title: string }[] }>(
    '/content/updates?search=well',
  );
  expect(updates.map(({ title }) => title)).toContain('A new well in Salima');
  expect(updates.map(({ title }) => title)).not.toContain('A deep well');
  await page.goto('/admin/history');
  await expect(page.getByText('Administrator invited ruth@example.org.')).toBeVisible();
  for (const other of [ruth, grace]) await other.context().close();
});
