import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../fixtures/accessible';
import { hydratedPages } from '../../fixtures/hydratedPages';
import { expectNoHorizontalScroll } from '../../fixtures/horizontalScroll';
import { expect, test } from '../../fixtures/test';

// The page of a preview that is not for visitors.
test.use({ allowedInConsole: /401 \(Unauthorized\)/ });

test('on a phone a writer is invited, writes news, and an administrator publishes it', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  const id = randomUUID().slice(0, 8);
  const title = `The rains ${id}`;
  await signIn(page);
  await page.goto('/admin/people');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite a person' });
  await invite.getByLabel('Email').fill(`grace-${id}@example.org`);
  await invite.getByLabel('Role').selectOption('Writer');
  await invite.getByRole('button', { name: 'Create invitation' }).click();
  const link = (await page.getByText(/\/admin\/invitation#/).textContent()) ?? '';

  const context = await browser.newContext({ baseURL: site.url, viewport: page.viewportSize() });
  const writer = hydratedPages(await context.newPage());
  await writer.goto(link);
  await writer.getByLabel('Name').fill('Grace');
  await writer.getByLabel('Password').fill('three-other-words');
  await writer.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(writer.getByText('An editor reads it and publishes it.')).toBeVisible();
  await expectNoHorizontalScroll(writer);
  await expectAccessible(writer);
  await writer.getByRole('button', { name: 'Write news' }).click();
  const form = writer.getByRole('dialog', { name: 'Add New Update' });
  await form.getByLabel('Title').fill(title);
  await form.getByRole('button', { name: 'More actions' }).click();
  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = writer.getByRole('dialog', { name: 'Preview' });
  const pageLink = preview.getByRole('link', { name: 'Open in a new tab' });
  const path = (await pageLink.getAttribute('href')) ?? '';
  await expect(
    writer.frameLocator('iframe').getByRole('heading', { level: 1, name: title }),
  ).toBeVisible();
  // A visitor with the link does not see it, but somebody who is signed in does.
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  expect((await visitor.goto(path))?.status()).toBe(401);
  await page.goto(path);
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await form.getByRole('button', { name: 'Send for review' }).click();
  const note = writer.getByRole('dialog', { name: 'Send for review' });
  await note.getByLabel('Note (Optional)').fill('My first one.');
  await expectNoHorizontalScroll(writer);
  await expectAccessible(writer);
  await note.getByRole('button', { name: 'Send for review' }).click();
  await expect(writer.getByRole('status').filter({ hasText: 'sent for review.' })).toBeVisible();

  await page.goto('/admin');
  await page.getByRole('link', { name: `To review: ${title}, from Grace` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Update' });
  await expect(edit.getByText('“My first one.”')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Update item published successfully!' }),
  ).toBeVisible();
  await visitor.goto('/news');
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  await visitor.context().close();
  await context.close();
});
